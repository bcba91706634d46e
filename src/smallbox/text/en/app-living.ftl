# Around one screen: a table on a television, and one device that goes round.

tv-show = Show on a TV
tv-show-text = Open this address in the TV's browser. The table appears there for everyone, and phones show just the hand.
tv-show-address = Address for the TV
tv-show-open = Open it here in a new tab
tv-join = Scan to join
tv-join-code = or go to { $address } and enter
tv-full = Everyone's here
tv-people = At the table
tv-free = Free seat
tv-start = The host starts the game.
tv-watch = Have fun!
tv-again = Another game? Tap "Play again" on a phone.
tv-next-round = The next round starts in a moment.
hand-only = Just my hand
hand-look = Eyes on the big screen, { $name }!

pass-open = On one device
pass-name = On one device: { $game }
pass-title = { $game } on one device
pass-lead = Pass the device around. Nobody sees anyone else's cards.
pass-lead-open = Put the device where everyone can see it, just like a real table.
pass-player = Player { $number }
pass-add = Add a player
pass-remove = Remove player { $number }
pass-bots = Bots
pass-same = Two players have the same name. Change one of them.
pass-begin = Start
pass-to = Pass the device to { $name }
pass-no-peeking = No peeking, everyone else!
pass-take = I'm { $name }
pass-on = Pass to { $name }
pass-since = Since your last turn

about-install-title = As an app
about-install = Once installed, smallbox opens like any other app, even when you're offline, and updates itself between games.
about-install-done = It's installed on this device.
about-install-can = Your browser can install it right now.
about-install-menu = Look in your browser's menu for "Install" or "Add to Home Screen".
about-install-insecure = This page came over plain http from another computer, and browsers don't let a page like that be installed or send notifications. Over https they do. Everything else works as always.
about-install-do = Install
