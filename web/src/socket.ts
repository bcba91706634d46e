/** The socket to a table: it comes back by itself, and says again what was not answered. */
import { random } from "./seats";
import type { AnyClientMessage, AnyServerMessage, Done, ErrorMessage, Hint, RefusedMessage, TableInfo } from "./wire";

export type Answer = Done | Hint | RefusedMessage | ErrorMessage;
/** A message without its id, which the socket gives it. */
export type Unsaid = AnyClientMessage extends infer Message ? (Message extends { id: string } ? Omit<Message, "id"> : never) : never;
export type SocketState = "connecting" | "open" | "waiting" | "closed";

interface Waiting {
  text: string;
  answer: (answer: Answer) => void;
}

/** How long to wait before coming back, in milliseconds; longer each time. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A message without an answer for so long means that nobody listens any more. */
const PATIENCE = 10_000;
/** Answers to hello after which the same may go well a little later. */
const TRY_AGAIN = new Set(["busy", "not-stored", "server-failed", "too-many-sockets", "rate-limited"]);

export interface Listener {
  /** the first message of every connection */
  hello(): Unsaid;
  hear(message: AnyServerMessage): void;
  change(state: SocketState): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private helloId = "";
  private readonly wake = () => this.hurry();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Say something; the answer comes however often the connection breaks in between. */
  say(message: Unsaid): Promise<Answer> {
    const id = random(8);
    const text = JSON.stringify({ ...message, id });
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      this.send(text);
    });
  }

  /** Do not wait any longer before coming back. */
  hurry(): void {
    if (this.isClosed || this.socket !== null || document.hidden) return;
    this.tries = 0;
    this.open();
  }

  /** Leave this connection for a new one; what was not answered is said again there. */
  again(): void {
    const old = this.socket;
    this.open();
    old?.close();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
    this.listener.change("closed");
  }

  private open(): void {
    clearTimeout(this.timer);
    this.listener.change("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.helloId = random(8);
      socket.send(JSON.stringify({ ...this.listener.hello(), id: this.helloId }));
      for (const { text } of this.waiting.values()) socket.send(text);
      this.listener.change("open");
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(data as string) as AnyServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private receive(message: AnyServerMessage): void {
    if (message.type === "error" && message.id === this.helloId && TRY_AGAIN.has(message.error)) {
      this.socket?.close();
      return;
    }
    this.tries = 0;
    if (message.type === "done" || message.type === "hint" || message.type === "refused" || message.type === "error") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.answer(message);
    }
    this.listener.hear(message);
  }

  private send(text: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.hurry();
      return;
    }
    this.socket.send(text);
    const socket = this.socket;
    setTimeout(() => {
      const isUnheard = [...this.waiting.values()].some((waiting) => waiting.text === text);
      if (isUnheard && socket === this.socket) socket.close();
    }, PATIENCE);
  }

  private lost(): void {
    this.socket = null;
    if (this.isClosed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.tries += 1;
    this.listener.change("waiting");
    this.timer = setTimeout(() => this.open(), wait);
  }
}

/** Say one thing from a seat and hang up, for a device that several people share. */
export async function sayAs(table: string, secret: string, message: Unsaid): Promise<Answer> {
  const socket = new Socket({ hello: () => ({ type: "hello", table, secret }), hear: () => undefined, change: () => undefined });
  const answer = await socket.say(message);
  socket.close();
  return answer;
}

/** A table as all may see it, once. */
export function lookAt(table: string): Promise<TableInfo> {
  return new Promise((resolve) => {
    const socket: Socket = new Socket({
      hello: () => ({ type: "hello", table }),
      hear: (message) => {
        if (message.type !== "table") return;
        socket.close();
        resolve(message.table);
      },
      change: () => undefined,
    });
  });
}
