/** The generic table for one game, as a component that needs nothing but the play. */
import type { Component } from "svelte";
import type { GameName } from "../../text.svelte";
import type { Zone } from "../../wire";
import type { Play } from "../play";
import Table from "./Table.svelte";

export function tableOf(game: GameName, zones: readonly Zone[], isOfMemory: boolean): Component<{ play: Play<any, any> }> {
  return ((anchor, props) =>
    Table(anchor, {
      game,
      declared: zones,
      isOfMemory,
      get play() {
        return props.play;
      },
    })) as Component<{ play: Play<any, any> }>;
}
