/** What a thing on the table of That's Not a Hat is. Of a parcel nothing but that it is one: remembering is the game. */
import { t } from "../../text.svelte";
import type { HatView } from "../../wire";
import type { FirstLabel, Help } from "../play";
import type { HatPlay } from "./pace";
import { giftName } from "./words";

/** `what` is a data-help: `gift:1:0` by seat and place, `offer`, `shop`, `penalties:1`. */
export function help(what: string, { view, names, options }: HatPlay): Help | null {
  const [kind, seat, index] = what.split(":");
  switch (kind) {
    case "gift":
      return aboutGift(view, Number(seat), Number(index));
    case "offer":
      return { title: t("hat-help-offer-title"), lines: [t("hat-help-offer")], clause: "H13" };
    case "shop":
      return aboutShop(view);
    case "penalties":
      return {
        title: t("hat-table-penalties-of", { seat: names[Number(seat)] ?? "" }),
        lines: [t("hat-help-penalties", { limit: Number(options["penalty_limit"] ?? 3) })],
        clause: "H33",
      };
    default:
      return null;
  }
}

function aboutGift(view: HatView, seat: number, index: number): Help | null {
  const cell = view.columns[seat]?.[index];
  if (cell === undefined) return null;
  if (cell.up === 1) return { title: giftName(cell.gift), lines: [t("hat-table-why-open")], clause: "H8" };
  return { title: t("hat-help-parcel-title"), lines: [t("hat-help-parcel")], clause: "H9" };
}

function aboutShop({ shop_top, shop_left }: HatView): Help {
  const top = shop_top === null ? t("hat-table-shop-closed") : t("hat-table-shop-top", { gift: giftName(shop_top) });
  return { title: t("hat-table-shop"), lines: [`${t("hat-table-shop-left", { gifts: shop_left })}. ${top}.`, t("hat-table-why-shop")], clause: "H30", more: { clause: "A9", label: t("hat-help-all-gifts") } };
}

/** Not while there is something to remember, nor over the drawer of whoever names a gift. */
export function labels({ view, you }: HatPlay): FirstLabel[] {
  if (view.phase !== "ANSWER" && (view.phase !== "CLAIM" || view.to_act === you)) return [];
  return [
    { at: `[data-help="gift:${you ?? 0}:1"], [data-help="gift:${you ?? 0}:0"]`, text: t("hat-label-gifts") },
    { at: ".offer", text: t("hat-label-offer") },
    { at: `[data-help="penalties:${you ?? 0}"]`, text: t("hat-label-penalties") },
    { at: "section.shop", text: t("hat-label-shop") },
  ];
}
