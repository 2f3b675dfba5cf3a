import { THREAD_LIMITS, requestKey } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { answerDraft } from './answerDraft';
import { threadKey } from './useThread';

/** An answer being written: kept while it is typed, and one message however often it is sent. */
export function useAnswer(candidateId: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState(() => answerDraft.read(candidateId));
  const [files, setFiles] = useState<File[]>([]);
  // A retry of the same words and files has the same key; a change makes another message.
  const key = useRef('');

  function write(value: string) {
    setText(value);
    answerDraft.keep(candidateId, value);
    key.current = '';
  }

  function choose(chosen: File[]) {
    setFiles(chosen);
    key.current = '';
  }

  const sending = useMutation({
    mutationFn: () => {
      key.current ||= requestKey();
      return dataProvider.writeInThread(candidateId, { text: text.trim(), files, key: key.current });
    },
    onSuccess: () => {
      write('');
      choose([]);
      notify('Mensaje enviado. También le llegará por email.', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: threadKey(candidateId) });
      void queryClient.invalidateQueries({ queryKey: ['emails'] });
    },
  });

  const full = files.length >= THREAD_LIMITS.attachments;
  return { text, files, full, write, choose, sending };
}
