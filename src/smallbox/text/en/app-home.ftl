# The first page.

home-title = Small boxes, big evenings
home-lead = Quick card games at one table: with friends anywhere, or with bots right now. No account needed.
home-resume = Go on with { $game }
home-guest = Guest
home-play-now = Play now
home-play-now-name = Play now with bots: { $game }
home-friends = With friends
home-friends-name = With friends: { $game }
home-friends-title = { $game } with friends
home-rules = Rules
home-seats = Seats at the table
home-seats-hint = This can change later, and bots can take free seats.
home-make-table = Lay the table

home-join = Join by code
home-join-hint = The eight letters and digits, or the whole link.
home-join-go = Join
home-join-wrong = This is no code of a table. It has eight letters and digits, without 0, 1, I and O.

home-mine = My tables
home-mine-go = Continue
home-mine-over = Over
home-mine-remove = Take { $game } { $code } off the list
home-mine-all = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
}
home-mine-fewer = Show fewer
home-mine-sure = Give up this seat?
home-mine-sure-hint = The key to the seat is only in this browser. Without it you cannot play on at this table.
home-mine-keep = Keep it
home-mine-drop = Take it off

home-public = Public tables
home-public-refresh = Look for tables again
home-public-none = Nobody has a public table right now. Lay one and make it public: somebody may drop in.
home-public-host = { $name } invites
home-public-seats = { $taken } of { $seats } seats taken
home-public-join = Sit down
home-public-watch = Watch

# Around the pages.

page-menu = Language and settings
foot-about = About smallbox
foot-rules = Rules of { $game }
foot-independent = smallbox is an independent implementation; the games and their names belong to their owners.

# A page that is not there.

lost-title = Nothing in this box
lost-text = There is no page at this address. The link may be old, or a letter is missing.
lost-home = To the shelf

# About.

about-title = About smallbox
about-lead = smallbox is a table for small card games: for a family on phones, for friends far apart, and for one person with a few bots.
about-free-title = Free and open
about-free = smallbox is open source under the MIT licence. You may run it on your own computer, for your home or for everybody.
about-privacy-title = No tracking, no cookies
about-privacy = There are no accounts, no advertising and no cookies, and nothing is loaded from elsewhere. Your settings and the keys to your seats stay in this browser.
about-fair-title = Fair cards
about-fair = The server promises its shuffle before the deal, and everybody adds a number of their own. After the game you can check every card yourself.
about-names-title = The games
about-names = smallbox is an independent implementation; the games and their names belong to their owners (Kobito: game by Robert Brouwer, Jolly Dutch; That's Not a Hat: Ravensburger; Kanobu: its publisher).
about-names-buy = If you like a game, play it with real cards too.
about-home = To the shelf
