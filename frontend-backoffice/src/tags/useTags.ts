import { api, useRead, type Schemas } from '../providers/api';

export type Tag = Schemas['TagResponse'];

export function useTags() {
  return useRead(['tags'], () => api.get('/api/tags'), { staleTime: 30_000 });
}

/** What shows tags. */
export const TAG_READS = { reads: ['tags', 'candidates'] };

/** One name is one tag, whatever its accents and capitals. */
export const tagKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The id of the tag that is made. Somebody may have made it meanwhile: then it is theirs. */
export async function tagIdOf(nombre: string): Promise<string> {
  try {
    return (await api.post('/api/tags', { body: { nombre } })).id;
  } catch (error) {
    const same = (await api.get('/api/tags')).find((tag) => tagKey(tag.nombre) === tagKey(nombre));
    if (same) return same.id;
    throw error;
  }
}
