import type { Schemas } from '@hiring/contract/api';
import type { HiringDataProvider } from '../providers/dataProvider';
import { useRead } from '../providers/useProvider';

export type Tag = Schemas['TagResponse'];

export function useTags() {
  return useRead(['tags'], (provider) => provider.tags(), { staleTime: 30_000 });
}

/** What shows tags. */
export const TAG_READS = { reads: ['tags', 'candidates'] };

/** One name is one tag, whatever its accents and capitals. */
export const tagKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The id of the tag that is made. Somebody may have made it meanwhile: then it is theirs. */
export async function tagIdOf(provider: HiringDataProvider, nombre: string): Promise<string> {
  try {
    return (await provider.createTag({ nombre })).id;
  } catch (error) {
    const same = (await provider.tags()).find((tag) => tagKey(tag.nombre) === tagKey(nombre));
    if (same) return same.id;
    throw error;
  }
}
