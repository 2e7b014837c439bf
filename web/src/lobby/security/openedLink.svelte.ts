/** The link of a letter: its secret follows the `#`, so that it is never sent with the address of a page. */
import { router } from '../../router.svelte'

/** The secret of the link that was opened, empty if none was; it is taken out of the address and the history. */
export function openedLink(): { readonly secret: string } {
  let secret = $state('')
  $effect.pre(() => {
    if (!router.hash) return
    secret = router.hash.slice(1)
    router.go(router.path, 'replace')
  })
  return {
    get secret() {
      return secret
    },
  }
}
