/** The worker: the desk, which answers a page, or with another first message its helper. */
import { Desk } from './desk'
import { help } from './help'
import type { ToDesk, ToHelper } from './protocol'
import { scope } from './scope'

scope.onmessage = ({ data }: MessageEvent<ToDesk | ToHelper>) => {
  if (data.type === 'begin') void new Desk(data.base).begin()
  else if (data.type === 'help') void help(data.base)
}
