import { LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { upTo } from '../../ui/forms/inputs';
import { type Application, fullName } from '../useCandidate';
import { useRefreshCandidates } from '../useApplicationWrite';
import { api, at, problemOf, useRead, useWrite } from '../../providers/api';
import type { BoardCard } from './card';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/**
 * HR's own words about an application. A failure keeps the dialog and what was typed. A move made meanwhile by somebody
 * else is no obstacle; other words written meanwhile are, and stay to be seen.
 */
export function FeedbackDialog({ card, onClose }: { card: BoardCard; onClose: () => void }) {
  const { aplicacion_id: id } = card;
  const queryClient = useQueryClient();
  const refresh = useRefreshCandidates();
  // The person first: changes of others are told by person.
  const queryKey = ['applications', card.id, id] as const;
  // Each opening reads the application again, because the write needs its current version.
  const standing = useRead(queryKey, () => api.get('/api/applications/{id}', at(id)), {
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [base, setBase] = useState(standing.data);
  if (standing.data && !base) setBase(standing.data);
  const now = standing.data?.feedback_rrhh;
  const { mutateAsync } = useWrite(
    async ({ text, seen }: { text: string; seen: Application }) => {
      const write = (version: number) =>
        api.put('/api/applications/{id}/feedback', at(id, { feedback_rrhh: text, version }));
      try {
        return await write(seen.version);
      } catch (error) {
        const problem = problemOf(error);
        const fresh = problem?.code === 'stale_version' && problem.application;
        if (!fresh) throw error;
        if (fresh.feedback_rrhh === seen.feedback_rrhh) return write(fresh.version);
        queryClient.setQueryData(queryKey, fresh);
        throw error;
      }
    },
    {
      done: 'candidates.board.feedbackSaved',
      then: ({ candidate }) => void refresh(candidate),
      failure: 'candidates.board.feedbackFailed',
    },
  );

  return (
    <FormDialog
      title={translate('candidates.board.feedbackOf', { name: fullName(card) })}
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 672 } } }}
      reading={standing}
      submitLabel="candidates.board.saveFeedback"
      save={async ({ feedback_rrhh }: { feedback_rrhh?: string | null }) => {
        const text = feedback_rrhh?.trim();
        return text && standing.data && mutateAsync({ text, seen: standing.data });
      }}
      then={(saved) => saved && onClose()}
      onClose={onClose}
    >
      {base && now !== base.feedback_rrhh && (
        <Alert severity="warning">{translate('candidates.board.feedbackChanged', { now: now ?? '' })}</Alert>
      )}
      <TextInput
        source="feedback_rrhh"
        placeholder={translate('candidates.board.feedbackExample')}
        helperText="candidates.board.feedbackHelp"
        multiline
        rows={6}
        slotProps={upTo(LIMITS.longText)}
      />
    </FormDialog>
  );
}
