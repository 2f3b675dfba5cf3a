import { requestKey } from '@hiring/contract';
import type { BulkType } from '@hiring/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { tagIdOf } from '../tags/useTags';
import { useRead } from '../providers/useRead';
import { type BulkDraft, parametersOf } from './bulkDraft';
import type { BulkAction, targetsOf } from './selection';

interface Order {
  tipo: BulkType;
  draft: BulkDraft;
  targets: ReturnType<typeof targetsOf>;
}

/** Prepares an action. The same order again, after a lost answer, is the same action. */
export function usePrepareBulk(onPrepared: (action: BulkAction) => void) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const key = useRef({ of: '', value: '' });
  return useMutation({
    mutationFn: async ({ tipo, draft, targets }: Order) => {
      const texto =
        draft.texto ?? (tipo === 'mensaje' ? await dataProvider.bulkMessageDraft(draft.tipo) : null);
      const etiquetaId = draft.etiqueta ? await tagIdOf(dataProvider, draft.etiqueta) : undefined;
      const request = {
        ...parametersOf(tipo, draft, {
          texto: texto && { asunto: texto.asunto, cuerpo: texto.cuerpo },
          etiquetaId,
        }),
        ...targets,
      };
      const words = JSON.stringify(request);
      // What one goes back to and prepares anew is looked at anew: only a failed sending keeps its key.
      if (key.current.of !== words) key.current = { of: words, value: requestKey() };
      const action = await dataProvider.prepareBulk(request, key.current.value);
      key.current = { of: '', value: '' };
      return action;
    },
    onSuccess: onPrepared,
  });
}

export function useConfirmBulk(onConfirmed: (action: BulkAction) => void) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useMutation({
    mutationFn: (id: string) => dataProvider.confirmBulk(id),
    onSuccess: onConfirmed,
  });
}

const OVER: readonly BulkAction['estado'][] = ['terminada', 'deshecha'];
export const isOver = ({ estado }: BulkAction): boolean => OVER.includes(estado);

/** How an action stands, read again until it is over. */
export function useBulkAction(id: string, initial?: BulkAction) {
  return useRead(['bulk-actions', id], (provider) => provider.bulkAction(id), {
    ...(initial ? { initialData: initial } : {}),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 1000),
  });
}
