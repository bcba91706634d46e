"""The command line of smallbox."""

import gc
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

import smallbox
from smallbox.arena.simulate import simulate as simulate_games
from smallbox.arena.wishes import Wishes as ArenaWishes
from smallbox.balance.wishes import Wishes as BalanceWishes
from smallbox.bots import bots_of, find_bot
from smallbox.core import cases as case_files
from smallbox.core.data import own_file, read_file
from smallbox.core.errors import BadOption, Refused, SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.notation import SEATS, read_options
from smallbox.core.record import DEAL_TAG, Record, read_record
from smallbox.core.replay import Replay, is_provable, players, problems
from smallbox.core.vectors import engine_kind
from smallbox.games import GAMES, listed
from smallbox.line_protocol import UNREADABLE, answer_apply, answer_moves, fault
from smallbox.position import find_game
from smallbox.server_options import DEFAULTS as SERVER_DEFAULTS
from smallbox.server_options import OWN_DATABASE, DatabaseOptions, ServerOptions
from smallbox.terminal.play_options import NO_OPTIONS, PlayOptions
from smallbox.text import LANGUAGES, Speech, language_of

if TYPE_CHECKING:
    from rich.progress import Progress

EXIT_FAILED, EXIT_BAD_INPUT, EXIT_NOT_PROVABLE = 1, 2, 3
LONGEST_LINE = 16_000_000

app = App(
    name="smallbox",
    help=f"Small-box card games: {', '.join(game.title for game in GAMES.values())}.",
    version=lambda: f"smallbox {smallbox.__version__} ({engine_kind()} engine)",
)
out = Console(highlight=False)

GameName = Annotated[str, Parameter(help=listed())]
Stored = Annotated[DatabaseOptions, Parameter(name="*")]
DataFile = Annotated[str | None, Parameter(help="a gold, deck or gift file of your own")]


def main() -> None:
    """Run a command; anything a person can mend ends with a sentence and exit code 2."""
    try:
        app(sys.argv[1:])
    except SmallboxError as error:
        sys.stderr.write(f"smallbox: {error}\n")
        sys.exit(EXIT_BAD_INPUT)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:  # noqa: BLE001 - nobody who plays is shown a traceback
        sys.stderr.write(f"smallbox: this did not work out: {fault(error)}\n")
        sys.exit(EXIT_BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)


def find_language(wish: str | None) -> str:
    """The language that was asked for, or the one of the reader's other programs."""
    if wish is None:
        return language_of(os.environ)
    if wish not in LANGUAGES:
        raise BadOption(f"--language: expected {', '.join(LANGUAGES)}, got {wish!r}")
    return wish


def load_data(game: AnyGame, file: str | None) -> Any:
    return None if file is None else game.data(own_file(file))


def read_text(file: str) -> str:
    try:
        return read_file(file, "a readable file").decode("utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{file}: expected UTF-8 text, got other bytes") from None


@app.command
def cases(*files: str, data: DataFile = None) -> None:
    """Run case files; the game is the file's name up to the first - or dot."""
    passed = failed = 0
    for file in files:
        game = find_game(Path(file).name.replace("-", ".").partition(".")[0])
        loaded = load_data(game, data)
        for case in case_files.read_cases(file, read_text(file)):
            failure = case_files.run_case(game, case, loaded)
            if failure is None:
                passed += 1
            else:
                failed += 1
                out.print(str(failure), markup=False, soft_wrap=True)
    out.print(f"{passed} passed, {failed} failed", markup=False)
    if failed:
        sys.exit(EXIT_FAILED)


@app.command
def moves(game: GameName, *, data: DataFile = None) -> None:
    """Read positions from stdin, one a line; print the legal moves of each as a JSON array."""
    found = find_game(game)
    print_lines(answer_moves(found, read_lines(), load_data(found, data)))


@app.command
def apply(game: GameName, *, data: DataFile = None) -> None:
    """Read `position | moves` from stdin, one a line; print the position that follows, or X and the clause."""
    found = find_game(game)
    print_lines(answer_apply(found, read_lines(), load_data(found, data)))


def read_lines() -> Iterator[str]:
    """The lines of stdin; bytes that aren't text make one line unreadable, not those after it."""
    if sys.stdin is None:
        # Closed by the shell.
        return
    while line := sys.stdin.buffer.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise BadOption(f"stdin: expected lines of at most {LONGEST_LINE} bytes, got a longer one")
        yield line.decode("utf-8", "replace")


def print_lines(lines: Iterable[str]) -> None:
    unreadable = False
    for line in lines:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        unreadable = unreadable or line.startswith(UNREADABLE)
    if unreadable:
        sys.exit(EXIT_BAD_INPUT)


@app.command
def bots(game: GameName) -> None:
    """List the bots of a game, weakest first."""
    found = find_game(game)
    speech = Speech(language_of(os.environ))
    for name in bots_of(found):
        sentence = f"bot-{name}" if name == "random" else f"{found.name}-bot-{name}"
        out.print(f"{name}: {speech.say(sentence)}", markup=False, soft_wrap=True)


@app.command
def simulate(
    game: GameName,
    *,
    players: int = 0,
    games: int = 100,
    bots: Annotated[str, Parameter(help="one bot for all seats, or one per seat, with commas")] = "random",
    seed: int = 0,
    opt: Annotated[str, Parameter(help="options, as after opt in notation")] = "",
    json: Annotated[bool, Parameter(negative="", help="one JSON object")] = False,
    data: DataFile = None,
) -> None:
    """Play many games among bots and print their figures."""
    found = find_game(game)
    seats = players or max(found.fewest_players, len(bots.split(",")))
    if not 0 <= players <= len(SEATS):
        raise BadOption(f"--players: expected a number up to {len(SEATS)}, got {players}")
    if games < 1:
        raise BadOption(f"--games: expected a number from 1, got {games}")
    options = found.options(seats, read_options(opt), load_data(found, data))
    names = bots.split(",")
    if len(names) not in (1, seats):
        raise BadOption(f"--bots: expected one bot or {seats}, got {len(names)}")
    makers = [find_bot(found, name) for name in (names * seats if len(names) == 1 else names)]
    with explained(found), progress_bar() as progress:
        task = progress.add_task(f"{found.title}, {seats} players", total=games)
        report = simulate_games(found, options, makers, games, seed, lambda done: progress.update(task, completed=done))
    report["bots"] = names
    print_report(report, as_json=json)


@contextmanager
def explained(game: AnyGame) -> Iterator[None]:
    """What the rules refuse is reported as a sentence."""
    try:
        yield
    except Refused as refused:
        raise BadOption(Speech(language_of(os.environ)).refusal(game, refused.refusal)) from None


def progress_bar() -> "Progress":
    from rich import progress as bar  # noqa: PLC0415 - few commands take long enough for one

    columns = (
        bar.TextColumn("{task.description}"),
        bar.BarColumn(),
        bar.MofNCompleteColumn(),
        bar.TimeRemainingColumn(),
    )
    return bar.Progress(*columns, console=Console(stderr=True), transient=True)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value) + "\n")


def print_report(report: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print_json(report)
        return
    title = "{game}, {players} players, {games} games, bots ".format(**report)
    out.print(title + ", ".join(report["bots"]), markup=False)
    rows = [("moves", report["moves"]), ("branching", report["branching"]), ("shuffles", report["shuffles"])]
    rows += [(f"moves: {kind}", figures) for kind, figures in report["moves_by_kind"].items()]
    for name, figures in rows:
        spread = f"median {figures['median']:g}, {figures['least']:g} to {figures['most']:g}"
        out.print(f"  {name:<16} {figures['mean']:10.2f} ± {figures['error']:.2f}  ({spread})", markup=False)
    out.print(f"  {'one choice only':<16} {report['single_choice']:10.1%}")
    out.print(f"  {'ended by':<16} {', '.join(f'{kind} {number}' for kind, number in report['results'].items())}")
    out.print(f"  {'win share':<16} {'  '.join(f'{share:.3f}' for share in report['win_share'])}")


@app.command
def arena(wishes: Annotated[ArenaWishes, Parameter(name="*")]) -> None:
    """Let bots meet in duplicate deals and tell who is stronger; docs/arena.md tells more."""
    found = find_game(wishes.game)
    with explained(found):
        # Imported only here: ratings and worker processes are for this command alone.
        importlib.import_module("smallbox.arena.command").arena(found, wishes)


@app.command
def balance(wishes: Annotated[BalanceWishes, Parameter(name="*")]) -> None:
    """Measure what options, cards and table sizes do to a game; docs/balance.md tells more."""
    found, language = find_game(wishes.game), find_language(wishes.language)
    with explained(found):
        # Imported only here, as the arena is.
        importlib.import_module("smallbox.balance.command").balance(found, wishes, language)


puzzles_app = App(name="puzzles", help="Positions in which one move is clearly best; docs/puzzles.md tells more.")
app.command(puzzles_app)
Language = Annotated[str | None, Parameter(help=f"{', '.join(LANGUAGES)}; without it, the machine's own")]


@puzzles_app.default
def puzzles(
    game: GameName,
    puzzle: Annotated[str | None, Parameter(help="its id or number; without one, all are listed")] = None,
    /,
    *,
    language: Language = None,
) -> None:
    """List the puzzles of a game, or solve one: moves in notation from stdin, until one is right."""
    # Imported only here: what draws tables takes a fifth of the time of every other command's start.
    module = importlib.import_module("smallbox.terminal.puzzle")
    found, spoken = find_game(game), find_language(language)
    if puzzle is None:
        module.list_puzzles(found, spoken)
    else:
        sys.exit(module.solve(found, puzzle, spoken))


@puzzles_app.command(name="mine")
def mine_puzzles(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="the puzzles, a line each; OUT.mined beside it keeps what was found so far")],
    games: Annotated[int, Parameter(help="how many games among bots are looked through")] = 100,
    opt: Annotated[str, Parameter(help="options of these games, as after opt in notation")] = "",
    seed: int = 1,
    number: Annotated[int, Parameter(help="how many puzzles are chosen")] = 60,
    processes: int = 1,
) -> None:
    """Look for puzzles in games among bots and prove them; stop it, and the same command goes on."""
    found = find_game(game)
    with explained(found), progress_bar() as progress:
        task = progress.add_task(f"{found.title}, {games} games", total=games)
        seen, chosen = importlib.import_module("smallbox.puzzles.command").mine(
            found, opt, seed, games, out, number, processes, lambda done: progress.update(task, completed=done)
        )
    sys.stdout.write(f"{seen} puzzles found, {chosen} of them in {out}\n")


bot_app = App(name="bot", help="Bots over the network; docs/network-bots.md tells more.")
app.command(bot_app)
Token = Annotated[str, Parameter(env_var="SMALLBOX_TOKEN", help="the bot's token; better in SMALLBOX_TOKEN")]
ServerAddress = Annotated[str, Parameter(help="the address of a server, such as http://127.0.0.1:8000")]


@bot_app.default
def bot(
    bot: Annotated[str, Parameter(help="a bot of the table's game, such as greedy, or your own as module:Class")],
    /,
    *,
    table: Annotated[str, Parameter(env_var="SMALLBOX_TABLE", help="the link to a table")],
    token: Token,
    games: Annotated[int, Parameter(help="how many games it plays; 0 is as many as the table does")] = 0,
    milliseconds: Annotated[int, Parameter(help="how long it may think about a move")] = 600,
    nodes: Annotated[int, Parameter(help="how many nodes it may search instead")] = 0,
) -> None:
    """Sit a bot down at a table of any server, and let it play there."""
    module = importlib.import_module("smallbox.client.command")
    module.sit_down(bot, table, token, games=games, milliseconds=milliseconds, nodes=nodes)


@bot_app.command(name="token")
def bot_token(
    name: Annotated[str, Parameter(help="what the bot is called at tables")], /, *, server: ServerAddress
) -> None:
    """Make a token for a bot and print it. Keep it like a password: whoever has it plays as your bot."""
    importlib.import_module("smallbox.client.command").print_token(name, server)


@bot_app.command(name="revoke")
def bot_revoke(*, server: ServerAddress, token: Token) -> None:
    """Make a bot's token worthless; the bot leaves its tables."""
    importlib.import_module("smallbox.client.command").revoke(server, token)


@app.command
def mcp(
    *,
    server: ServerAddress = "http://127.0.0.1:8000",
    token: Annotated[
        str, Parameter(env_var="SMALLBOX_TOKEN", help="a bot's token; without one, one is made at the server")
    ] = "",
    name: Annotated[
        str, Parameter(help="what the assistant is called at tables, where no token is given")
    ] = "Assistant",
    language: Language = None,
) -> None:
    """An MCP server on stdio: a seat for an assistant at tables of a server. docs/mcp.md tells more."""
    importlib.import_module("smallbox.mcp.command").serve(server, token, name, find_language(language))


def load_record(file: str) -> tuple[AnyGame, Record]:
    record = read_record(read_text(file))
    return find_game(record.game), record


@app.command
def replay(record: str, *, data: DataFile = None) -> None:
    """Play a record again, move by move, with the position after each."""
    game, read = load_record(record)
    again = Replay(game, read, load_data(game, data))
    out.print(game.notation.write_position(again.state), markup=False, soft_wrap=True)
    while not again.is_done:
        entry = again.step()
        out.print(f"{again.at}. {chr(ord('A') + entry.seat)}: {entry.move}", style="bold", markup=False)
        out.print(game.notation.write_position(again.state), markup=False, soft_wrap=True)
    if read.result:
        out.print(f"* {again.finish().result}", markup=False)


@app.command
def verify(record: str, *, data: DataFile = None) -> None:
    """Prove a record's deal: 0 proved, 3 commitment holds but no Rng, 1 mismatch, 2 unreadable."""
    game, read = load_record(record)
    found = list(problems(game, read, load_data(game, data)))
    for problem in found:
        out.print(f"not proved: {problem}", markup=False, soft_wrap=True)
    if found:
        sys.exit(EXIT_FAILED)
    if not is_provable(read):
        out.print(
            "the commitment holds and the moves are legal, but no Rng is named to prove the shuffles by", soft_wrap=True
        )
        sys.exit(EXIT_NOT_PROVABLE)
    out.print("proved: commitment, shuffles and moves follow from seed, nonces and rules", soft_wrap=True)
    if DEAL_TAG in read.tags:
        out.print(f"its cards were no secret before the game: they are those of {read.tags[DEAL_TAG]}", markup=False)
    if read.is_stopped:
        out.print("the players stopped this game before its end, so it has no result", soft_wrap=True)


@app.command
def analyse(
    record: str,
    *,
    seed: int = 0,
    nodes: Annotated[int, Parameter(help="simulations for each decision; 0 for as many as it takes")] = 0,
    seat: Annotated[str | None, Parameter(help="only what concerns a seat, A or B or so on")] = None,
    json: Annotated[bool, Parameter(negative="", help="one JSON object")] = False,
    data: DataFile = None,
    language: Annotated[str | None, Parameter(help="of the words; else that of the terminal")] = None,
) -> None:
    """Look back at a finished game: luck and skill of every seat, and what each decision gave away."""
    game, read = load_record(record)
    speech = Speech(find_language(language))
    # Imported only here: no other command looks back.
    command = importlib.import_module("smallbox.analysis.command")
    whose = command.read_seat(seat, players(read))
    with explained(game), watched(game.title) as watch:
        review = command.review_of(read_text(record), seed, nodes, load_data(game, data), watch, speech)
    command.write(game, review, speech, whose, as_json=json)


@app.command
def bench(
    *names: str,
    quick: Annotated[bool, Parameter(negative="", help="seconds instead of minutes, and coarser")] = False,
    json: Annotated[bool, Parameter(negative="", help="one JSON object a line")] = False,
) -> None:
    """Measure smallbox beside its peers; all benchmarks, or those named: engine, engine.kanobu, ..."""
    if not Path("bench", "command.py").is_file():
        raise BadOption(f"bench: expected the root of a smallbox checkout, found no bench/command.py in {Path.cwd()}")
    sys.path.insert(0, str(Path.cwd()))
    with progress_bar() as progress:
        task = progress.add_task("bench")
        importlib.import_module("bench.command").run(
            names,
            lambda now, done, total: progress.update(task, description=now, completed=done, total=total),
            is_quick=quick,
            as_json=json,
        )


@app.command
def play(
    options: Annotated[PlayOptions, Parameter(name="*")] = NO_OPTIONS,
    server: Annotated[ServerOptions, Parameter(name="*")] = SERVER_DEFAULTS,
    *,
    terminal: Annotated[bool, Parameter(negative="", help="against bots, in this terminal")] = False,
    lan: Annotated[bool, Parameter(negative="", help="also for phones and laptops in the same network")] = False,
    browser: Annotated[bool, Parameter(help="open the browser, where there is a display")] = True,
) -> None:
    """Open tables on this machine and the browser; or play in the terminal, by lines where stdin is none."""
    if terminal:
        # Imported only here: what draws pages takes a fifth of the time of every other command's start.
        sys.exit(importlib.import_module("smallbox.terminal.play").play(options, find_language(options.language)))
    if options != NO_OPTIONS:
        raise BadOption(
            "play: expected --terminal with a game, players and the like; without it they are chosen at the table"
        )
    serve_module().play(server, lan=lan, browser=browser)


@app.command
def daily(
    game: GameName,
    *,
    date: Annotated[str | None, Parameter(help="another day, such as 2026-11-17; without it, today (UTC)")] = None,
    json: Annotated[bool, Parameter(negative="", help="the deal as one JSON object, without playing it")] = False,
    name: Annotated[str | None, Parameter(help="your name")] = None,
    record: Annotated[str | None, Parameter(help="where the record of the finished game goes")] = None,
    language: Annotated[str | None, Parameter(help=f"{', '.join(LANGUAGES)}; without it, the machine's own")] = None,
    speed: Annotated[float, Parameter(help="seconds that a move of the others stays in sight")] = 1.0,
) -> None:
    """Play the deal of a day in the terminal, by lines where stdin is none; docs/daily.md tells more."""
    terminal = importlib.import_module("smallbox.terminal.daily")
    deal = terminal.deal_on(find_game(game), date)
    if json:
        print_json(terminal.facts_of(deal))
        return
    options = terminal.DailyOptions(name, record, speed)
    sys.exit(terminal.play(deal, options, find_language(language)))


@app.command
def serve(server: Annotated[ServerOptions, Parameter(name="*")] = SERVER_DEFAULTS) -> None:
    """Run the server, for people elsewhere; docs/hosting.md tells more."""
    serve_module().serve(server)


@app.command
def backup(file: Path, database: Stored = OWN_DATABASE) -> None:
    """Write all that a server has stored to a file, also while it runs; the file is for its owner alone."""
    with watched("rows") as watch:
        rows = data_module().backup(database, file, watch)
    out.print(f"{rows} rows in {file}", markup=False, soft_wrap=True)


@app.command
def restore(
    file: Path,
    database: Stored = OWN_DATABASE,
    *,
    replace: Annotated[bool, Parameter(negative="", help="delete what is in the database")] = False,
) -> None:
    """Fill a database with what is in a backup, all or nothing; no server may be using it."""
    with watched("bytes") as watch:
        rows = data_module().restore(database, file, watch, replaces=replace)
    out.print(f"{rows} rows from {file}", markup=False, soft_wrap=True)


@app.command
def export(folder: str, database: Stored = OWN_DATABASE) -> None:
    """Write the records of all finished games into a folder."""
    with watched("tables") as watch:
        written = data_module().export(database, folder, watch)
    out.print(f"{written} records in {folder}", markup=False, soft_wrap=True)


@app.command(name="import")
def import_records(folder: Path, database: Stored = OWN_DATABASE) -> None:
    """Store the records of a folder as finished tables that can be replayed; those that are there stay as they are."""
    with watched("tables") as watch:
        found = data_module().import_records(database, folder, watch)
    for file, reason in found.problems:
        sys.stderr.write(f"smallbox: {file}: {reason}\n")
    out.print(f"{found.new} records from {folder}; {found.known} were there already", markup=False, soft_wrap=True)
    if found.problems:
        sys.exit(EXIT_BAD_INPUT)


@contextmanager
def watched(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, to be told how much is done of how much."""
    with progress_bar() as progress:
        task = progress.add_task(what)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def serve_module() -> Any:
    """The server, imported only where it is asked for: the other commands need none of it."""
    # A thousand modules leave no garbage behind; to look for it takes a sixth of their time.
    gc.disable()
    try:
        return importlib.import_module("smallbox.server.command")
    finally:
        gc.enable()


def data_module() -> Any:
    """What works on a server's database, imported as the server is."""
    return importlib.import_module("smallbox.server.data_commands")


@app.default
def start(*words: str) -> None:
    """Without a command: play."""
    if words:
        commands = ", ".join(name for name in app if not name.startswith("-"))
        raise BadOption(f"expected a command {commands}; got {words[0]!r}")
    play()
