/** A move of That's Not a Hat in words, and where on the table it is made. */
import { t } from "../../text.svelte";
import type { HatMove, HatView } from "../../wire";
import type { Play, PointedOut } from "../play";
import { giveSentence, refuseSentence } from "./words";

export function pointOut(move: HatMove, { view }: Pick<Play<HatView, HatMove>, "view" | "names">): PointedOut {
  if (move.type === "claim") return { text: giveSentence(move.gift), at: [`[data-move="claim-${move.gift}"]`] };
  const text = move.type === "accept" ? t("hat-table-accept") : refuseSentence(view.offer?.claim ?? "");
  return { text, at: [`[data-move="${move.type}"]`] };
}
