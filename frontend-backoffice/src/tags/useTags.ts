import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

export type Tag = Schemas['TagResponse'];

const KEY = ['tags'];

export function useTags() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: () => dataProvider.tags(), staleTime: 30_000 });
}

/** A write of tags; whatever shows them is read again. */
export function useTagWrite<Variables, Answer>(
  write: (dataProvider: HiringDataProvider, variables: Variables) => Promise<Answer>,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => write(dataProvider, variables),
    onSettled: () =>
      Promise.all([KEY, ['candidates']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

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
