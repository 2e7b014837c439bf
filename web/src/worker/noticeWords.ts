/** The messages with general words for each kind of notice; the build puts their texts into the service worker. */
export const NOTICE_WORDS: Record<string, string> = {
  'your-turn': 'web-app-notice-your-turn',
  invited: 'web-app-notice-invited',
  'game-over': 'web-app-notice-game-over',
  test: 'web-app-notice-test',
}
