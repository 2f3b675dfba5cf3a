import { Autocomplete, Card, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type CandidateRow, fullName } from '../../candidates/useCandidate';
import type { MessageText } from '@hiring/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { EmailBody } from '../MessagePreviewPane';
import { ListSkeleton, RetryAlert } from '../../ui/Loaded';
import { useDebounced } from '../../ui/state';
import { api, at, fieldErrorsOf, sentenceOf, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';

/** Shorter words find half of all people. */
const MIN_LETTERS = 2;

/** A real candidate whose values are shown; none: invented ones. */
function CandidateChoice({ onChoose }: { onChoose: (id: string | undefined) => void }) {
  const [chosen, setChosen] = useState<CandidateRow | null>(null);
  const [words, setWords] = useState('');
  const asked = words.trim().length >= MIN_LETTERS && words !== (chosen ? fullName(chosen) : '');
  const { data, isFetching, error } = useGetList<CandidateRow>(
    'candidates',
    {
      filter: { q: words.trim() },
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'fecha_aplicacion', order: 'DESC' },
    },
    { enabled: asked },
  );

  return (
    <Autocomplete
      size="small"
      value={chosen}
      options={asked ? (data ?? []) : []}
      loading={isFetching}
      loadingText={translate('mail.example.searching')}
      noOptionsText={translate(`mail.example.${error ? 'failed' : asked ? 'none' : 'short'}`)}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      // The server has chosen already, accents and e-mail included.
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={fullName}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      inputValue={words}
      onInputChange={(_event, value) => setWords(value)}
      onChange={(_event, value) => {
        setChosen(value);
        onChoose(value?.id);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('mail.example.candidate')}
          margin="none"
          helperText={chosen ? undefined : translate('mail.example.invented')}
        />
      )}
    />
  );
}

/** So long after the last key the preview follows. */
const PAUSE_MS = 600;

export function TemplatePreview({
  templateId,
  candidateId,
  onCandidate,
}: {
  templateId: string;
  candidateId: string | undefined;
  onCandidate: (id: string | undefined) => void;
}) {
  const asunto = useDebounced(useWatch<MessageText, 'asunto'>({ name: 'asunto' }), PAUSE_MS);
  const cuerpo = useDebounced(useWatch<MessageText, 'cuerpo'>({ name: 'cuerpo' }), PAUSE_MS);
  const { data, error, isPending, refetch } = useRead(
    ['template-preview', templateId, asunto, cuerpo, candidateId],
    () =>
      api.post('/api/templates/{id}/preview', at(templateId, { asunto, cuerpo, candidato_id: candidateId })),
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  const wrong = Object.keys(fieldErrorsOf(error)).length > 0;

  return (
    <Card
      component="section"
      aria-labelledby="vista-titulo"
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <Typography variant="h3" component="h2" id="vista-titulo">
          {translate('mail.writing.preview')}
        </Typography>
        <CandidateChoice onChoose={onCandidate} />
        {error && (
          <RetryAlert variant="outlined" onRetry={refetch} {...(wrong && { action: null })}>
            {sentenceOf(error)}
          </RetryAlert>
        )}
        {data && (
          <Typography>
            <Typography component="span" color="text.secondary">
              {translate('mail.templates.subject')}{' '}
            </Typography>
            {data.asunto}
          </Typography>
        )}
      </Stack>
      {isPending && <ListSkeleton rows={5} />}
      {data && <EmailBody email={data} />}
    </Card>
  );
}
