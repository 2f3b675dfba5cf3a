import type { Schemas } from '@hiring/contract/api';
import type { HiringDataProvider } from '../providers/dataProvider';
import { useRead } from '../providers/useRead';

export type Tag = Schemas['TagResponse'];

export function useTags() {
  return useRead(['tags'], (provider) => provider.tags(), { staleTime: 30_000 });
}

/** What shows tags. */
export const TAG_READS = { reads: ['tags', 'candidates'] };

/** One name is one tag, whatever its accents and capitals. */
export const tagKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The tag's id, made first where it is new. Somebody may have made it meanwhile: then it is theirs. */
export async function tagIdOf(
  dataProvider: HiringDataProvider,
  { id, nombre, nueva }: { id: string; nombre: string; nueva?: true },
): Promise<string> {
  if (!nueva) return id;
  try {
    return (await dataProvider.createTag({ nombre })).id;
  } catch (error) {
    const same = (await dataProvider.tags()).find((tag) => tagKey(tag.nombre) === tagKey(nombre));
    if (same) return same.id;
    throw error;
  }
}
