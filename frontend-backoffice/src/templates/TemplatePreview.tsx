import type { MessageText } from '@hiring/contract';
import { Box, Card, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { EmailBody } from '../emails/EmailBody';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/Loaded';
import { RetryAlert } from '../ui/RetryAlert';
import { useSettled } from '../ui/useSettled';
import { CandidateChoice } from './CandidateChoice';
import { api, at, useRead } from '../providers/api';

interface Props {
  templateId: string;
  candidateId: string | undefined;
  onCandidate: (id: string | undefined) => void;
}

/** So long after the last key the preview follows. */
const PAUSE_MS = 600;

export function TemplatePreview({ templateId, candidateId, onCandidate }: Props) {
  const asunto = useSettled(useWatch<MessageText, 'asunto'>({ name: 'asunto' }), PAUSE_MS);
  const cuerpo = useSettled(useWatch<MessageText, 'cuerpo'>({ name: 'cuerpo' }), PAUSE_MS);
  const { data, error, isPending, refetch } = useRead(
    ['template-preview', templateId, asunto, cuerpo, candidateId],
    () =>
      api.post('/api/templates/{id}/preview', at(templateId, { asunto, cuerpo, candidato_id: candidateId })),
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  const wrongFields = fieldErrorsOf(error);
  const wrong = [wrongFields.asunto, wrongFields.cuerpo].filter(Boolean).join(' ');

  return (
    <Card
      component="section"
      aria-labelledby="vista-titulo"
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Typography variant="h3" component="h2" id="vista-titulo">
          Vista previa
        </Typography>
        <CandidateChoice onChoose={onCandidate} />
        {error && (
          <RetryAlert variant="outlined" onRetry={refetch} {...(wrong && { action: null })}>
            {wrong || reasonOf(error)}
          </RetryAlert>
        )}
        {data && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="span" color="text.secondary">
              Asunto:{' '}
            </Typography>
            {data.asunto}
          </Typography>
        )}
      </Box>
      {isPending && <ListSkeleton rows={5} />}
      {data && <EmailBody email={data} />}
    </Card>
  );
}
