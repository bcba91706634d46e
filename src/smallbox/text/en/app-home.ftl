# The first page.

home-title = Small boxes, big evenings
home-lead = Quick card games for one table: with friends anywhere, or against bots right now. No account needed.
home-resume = Continue { $game }
home-guest = Guest
home-play-now = Play now
home-play-now-name = Play now: { $game } against bots
home-friends = With friends
home-friends-name = With friends: { $game }
home-friends-title = { $game } with friends
home-rules = Rules
home-seats = Seats at the table
home-seats-hint = You can change this later, and bots can fill empty seats.
home-make-table = Create table

home-join = Join with a code
home-join-hint = Eight letters and digits, or the whole link.
home-join-go = Join
home-join-wrong = That isn't a table code. A code has eight letters and digits, never 0, 1, I or O.

home-mine = My tables
home-mine-remove = Remove { $game } { $code } from the list
home-mine-sure = Give up this seat?
home-mine-sure-hint = The key to your seat is only in this browser. Without it you can't go on playing at this table.
home-mine-keep = Keep it
home-mine-drop = Remove

home-public = Public tables
home-public-refresh = Refresh
home-public-none = No public tables right now. Create one and make it public: somebody may drop in.
home-public-host = Hosted by { $name }
home-public-seats = { $taken } of { $seats } seats taken
home-public-join = Sit down
home-public-watch = Watch

home-play-how = Choose how to play { $game }: level, bots, length
home-play-title = { $game } against bots
home-play-level = How strong are they?
home-play-first = Good to start with.
home-play-bots = How many bots?
home-play-kept = Next time, Play now starts right away like this.
home-open-title = Public table: { $game }

home-find = Find a table
home-find-game = Game
home-find-any = Any
home-find-free = Free seats only
home-find-wordless = No shared language needed
home-find-next = Join the next free table
home-find-none = No table has a free seat right now. Open one: it's listed here, and you can play bots while you wait.
home-find-open = Open a table: { $game }
home-find-nothing = No table like that right now.
home-public-here = { $here ->
    [0] Nobody there right now
    [one] { $here } person there now
   *[other] { $here } people there now
}

# Around the pages.

page-menu = Language and settings
foot-about = About smallbox
foot-rules = { $game } rules
foot-bench = Design your own cards
foot-independent = smallbox is an independent implementation; the games and their names belong to their owners.

# A page that is not there.

lost-title = Nothing in this box
lost-text = There's no page at this address. The link may be old, or a letter may be missing.
lost-home = Back to games

# About.

about-title = About smallbox
about-lead = smallbox is a table for small card games: for a family on their phones, for friends far apart, and for one person with a few bots.
about-free-title = Free and open
about-free = smallbox is open source under the MIT licence. You can run it on your own computer, for your home or for everybody.
about-privacy-title = No tracking, no cookies
about-privacy = No accounts, no ads, no cookies, and nothing is loaded from anywhere else. Your settings and the keys to your seats stay in this browser.
about-fair-title = Fair cards
about-fair = The server commits to its shuffle before the deal, and every player adds a secret number. After the game you can check every card yourself.
about-names-title = The games
about-names = smallbox is an independent implementation; the games and their names belong to their owners (Kobito: game by Robert Brouwer, Jolly Dutch; That's Not a Hat: Ravensburger; Kanobu: its publisher).
about-names-buy = If you like a game, play it with real cards too.
about-home = Back to games

home-improve = Learn and get better
