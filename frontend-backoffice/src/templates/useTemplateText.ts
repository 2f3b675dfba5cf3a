import type { MessageText } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, problemOf } from '../providers/problem';
import type { Template } from './types';

const wordsOf = ({ asunto, cuerpo }: Template): MessageText => ({ asunto, cuerpo });

/** The words of a template while they are written; they stay whatever the server answers. */
export function useTemplateText(template: Template, reload: () => Promise<Template | undefined>) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState(() => wordsOf(template));
  // The version that the words were written after.
  const [version, setVersion] = useState(template.version);
  const [saved, setSaved] = useState(() => wordsOf(template));

  const stand = (fresh: Template) => {
    setText(wordsOf(fresh));
    setSaved(wordsOf(fresh));
    setVersion(fresh.version);
    return Promise.all([
      reload(),
      ...[['templates'], ['template-versions', fresh.id]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    ]);
  };

  const save = useMutation({
    mutationFn: async (after: number) => {
      const { data } = await dataProvider.update<Template>('templates', {
        id: template.id,
        data: { ...text, version: after },
        previousData: template,
      });
      return data;
    },
    onSuccess: (fresh) => {
      notify('Plantilla guardada', { type: 'success' });
      void stand(fresh);
    },
  });

  const restore = useMutation({
    mutationFn: (from: number) => dataProvider.restoreTemplate(template.id, { restaurar: from, version }),
    onSuccess: (fresh, from) => {
      notify(from === 0 ? 'Texto original restaurado' : `Versión ${from} restaurada`, { type: 'success' });
      void stand(fresh);
    },
  });

  /** Somebody else has saved: these words after theirs. */
  const saveAfterTheirs = async () => {
    const theirs = await reload();
    if (!theirs) return;
    setVersion(theirs.version);
    save.mutate(theirs.version);
  };

  return {
    text,
    setText,
    changed: text.asunto !== saved.asunto || text.cuerpo !== saved.cuerpo,
    errors: fieldErrorsOf(save.error),
    stale: problemOf(save.error)?.code === 'template_stale',
    save: () => save.mutate(version),
    saveAfterTheirs,
    saving: save,
    restore,
  };
}
