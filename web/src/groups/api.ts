/** What is asked of a group. */
import { ask, askForFile } from "../api";
import { newSecret } from "../seats";
import { save } from "../ui/save";
import type { ExportGroup, GroupKey, GroupMade, GroupPage, GroupResult, ResultList, TableList } from "../wire";
import { keepGroup } from "./mine";

/** Make a group, and keep its secret. */
export async function makeGroup(name: string): Promise<GroupKey> {
  const secret = newSecret();
  const { id } = await ask<GroupMade>("/api/groups", { name, secret });
  keepGroup({ id, secret, name, me: "", at: Date.now() });
  return { id, secret };
}

export function groupPage({ id, secret }: GroupKey): Promise<GroupPage> {
  return ask<GroupPage>(`/api/groups/${id}`, { secret });
}

export async function olderResults({ id, secret }: GroupKey, skip: number): Promise<GroupResult[]> {
  return (await ask<ResultList>(`/api/groups/${id}/results`, { secret, skip })).results;
}

export async function groupTables({ id, secret }: GroupKey): Promise<TableList["tables"]> {
  return (await ask<TableList>(`/api/groups/${id}/tables`, { secret })).tables;
}

export function addMember({ id, secret }: GroupKey, name: string): Promise<void> {
  return ask<void>(`/api/groups/${id}/members`, { secret, name });
}

export function eraseMember({ id, secret }: GroupKey, name: string): Promise<void> {
  return ask<void>(`/api/groups/${id}/members/erase`, { secret, name });
}

export function eraseGroup({ id, secret }: GroupKey): Promise<void> {
  return ask<void>(`/api/groups/${id}/erase`, { secret });
}

/** Hand all that is kept of a group to the reader, as a file. */
export async function download({ id, secret }: GroupKey, format: NonNullable<ExportGroup["format"]>): Promise<void> {
  save(await askForFile(`/api/groups/${id}/export`, { secret, format }), `smallbox-group-${id}.${format}`);
}
