# Kastelan as an installed app

# General words of notices, for when the server cannot be asked for better ones. One line each.
web-app-notice-your-turn = It is your turn.
web-app-notice-invited = A seat is reserved for you.
web-app-notice-game-over = A game is over.
web-app-notice-test = This is a test: notifications from Kastelan reach you.

web-app-title = Kastelan as an app
web-app-about = On the home screen, in a window of its own, and with a notice when it is your turn.
web-app-install = Install
web-app-later = Not now
web-app-installed = Kastelan is installed on this device.
web-app-ios = On an iPhone or iPad: tap Share, then “Add to Home Screen”. Notices when it is your turn need this.
web-app-menu = Choose “Install” or “Add to home screen” in the menu of your browser.
web-app-new-version = A new version is ready.
web-app-reload = Reload
web-app-waits = It loads as soon as your move has arrived.

web-app-offline-title = You are offline
web-app-offline-about = The server cannot be reached. Your games are safe there, and this page goes on by itself when the connection is back.
web-app-offline-play = Play without a server
web-app-offline-play-about = Against bots or with others at this device, without a connection.

web-app-push = On this device, even when no page is open
web-app-push-about = Only you can read what is sent: it goes to your device encrypted, and names neither the game nor the players.
web-app-push-on = Notify me on this device
web-app-push-off = Turn off
web-app-push-test = Test
web-app-push-sent = last notice { $day }
web-app-push-error = The last notice did not arrive: { $reason }
web-app-push-denied = The browser blocks notifications from this page. You can allow them in its settings.
web-app-push-ios = On an iPhone or iPad this works after you have added Kastelan to the home screen.
web-app-push-unable = This browser cannot do that.

web-app-digest = By e-mail
web-app-digest-about = One letter with everything that still waits for you then. Quiet hours are kept.
web-app-digest-after = { $hours ->
    [0] Never
    [one] After an hour
    [24] Once a day
   *[other] After { $hours } hours
}
web-app-unsubscribe-title = Notices by e-mail
web-app-unsubscribe-about = You will get no more e-mails about turns, invitations and finished games.
web-app-unsubscribe-go = Stop the e-mails
web-app-unsubscribe-done = You will get no more of these e-mails. You can turn them on again in your settings.
