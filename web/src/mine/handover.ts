/** A one-time code for a seat, with which another device takes it too. */
import { Socket } from "../socket";
import type { ErrorMessage, HandoverCode } from "../wire";

/** Ask for it; gives back how to stop asking. */
export function askForCode(table: string, secret: string, hear: (answer: HandoverCode | ErrorMessage) => void): () => void {
  const socket: Socket = new Socket({
    hello: () => ({ type: "hello", table, secret }),
    hear: (message) => {
      if (message.type !== "handover" && message.type !== "error") return;
      socket.close();
      hear(message);
    },
    change: () => undefined,
  });
  void socket.say({ type: "handover" });
  return () => socket.close();
}
