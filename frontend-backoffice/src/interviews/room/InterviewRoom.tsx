import '../../i18n/interviews';
import { Stack, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CandidateCv } from '../../candidates/record/CandidateCv';
import { useCandidate } from '../../candidates/useCandidate';
import { BackLink } from '../../ui/buttons';
import { ListSkeleton, Loaded, LoadFailed } from '../../ui/Loaded';
import { api, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { formatCardDay, formatHour, type Interview, interviewAddress, interviewersOf } from '../types';
import { RoomParts } from './RoomParts';
import { useSheet } from './sheet';

function Cv({ candidateId }: { candidateId: string }) {
  const { data } = useCandidate(candidateId);
  return data ? <CandidateCv candidate={data} /> : <ListSkeleton rows={8} />;
}

/** An interview while it is held: the CV, the guide, one's notes and one's scorecard on one page. */
export function InterviewRoom() {
  const { id = '' } = useParams();
  const interview = useGetOne<Interview>('interviews', { id }, { onError: () => undefined });
  const sheet = useSheet(id, false);
  const { data, error } = interview;
  const candidato_id = data?.candidato_id ?? '';
  const scorecards = useRead(
    ['scorecards', candidato_id],
    () => api.get('/api/scorecards', { params: { query: { candidato_id } } }),
    { enabled: candidato_id !== '' },
  );
  // What was read stays while a later reading fails: notes are being typed.
  if (error && !data) {
    return (
      <LoadFailed
        title="resources.interviews.failed"
        missing="interviews.room.missing"
        error={error}
        onRetry={() => void interview.refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton rows={6} />;
  const when = `${formatCardDay(data.fecha)}, ${formatHour(data.hora)}`;
  return (
    <>
      <title>{translate('interviews.room.title', { name: data.candidato_nombre })}</title>
      <BackLink to={interviewAddress(id)}>{translate('interviews.details.title')}</BackLink>
      <Stack component="header" sx={{ mb: 2 }}>
        <Typography variant="h1">{data.candidato_nombre}</Typography>
        <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {`${data.puesto}, ${when}.`}{' '}
          {interviewersOf(data) && translate('interviews.words.by', { name: interviewersOf(data) })}
        </Typography>
      </Stack>
      <Loaded of={sheet} failed="interviews.room.failed" rows={6}>
        {(read) => <RoomParts sheet={read} scorecards={scorecards} cv={<Cv candidateId={candidato_id} />} />}
      </Loaded>
    </>
  );
}
