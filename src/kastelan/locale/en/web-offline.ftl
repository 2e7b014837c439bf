# Playing without a server
web-offline = Play without a server
web-offline-about = On this device alone or in turn, against bots, even without a network. Everything stays in this browser.
web-offline-here = You are playing without a server: everything stays in this browser, and nobody else can join.
web-offline-complete = Everything is on this device: it works without a network too.
web-offline-completing = What it takes to play without a network is still being loaded.
web-offline-needy = This browser keeps no files of this page, so it needs a network.
web-offline-loading = The games are being loaded. The first time, this takes a few seconds.
web-offline-failed = The games could not be loaded.
web-offline-thinking = A bot is thinking.
web-offline-hurry = Move now
web-offline-kept = The game is among your games now.
web-offline-send = Open on the server
