import { Button, List, Stack, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { type Candidate, fullName, useOfCandidate } from '../candidates/useCandidate';
import { Link } from 'react-router-dom';
import { OfferSlotsButton } from './self-scheduling/OfferSlotsButton';
import { formatCount } from '../ui/format/counts';
import { useFocusInLines } from '../ui/lists/useFocusInLines';
import { useNow } from '../ui/format/dates';
import { Loaded } from '../ui/Loaded';
import { Section } from '../ui/display/Facts';
import {
  formatCardDay,
  formatHour,
  formatMinutes,
  type Interview,
  interviewersOf,
  interviewsOf,
  isLive,
  wallOf,
} from './types';
import { CandidateAnswer, InterviewEstadoBadge, InterviewPlace, InterviewTipoBadge } from './InterviewBadges';
import { InterviewActions } from './InterviewActions';
import { ScheduleInterviewButton } from './ScheduleInterviewButton';
import { translate } from '../i18n/texts';
import { Apart, RuledItem } from '../ui/layout';

/** Few have more; the section of interviews has them all. */
const INTERVIEWS_SHOWN = 20;

function Item({ interview, mayWrite }: { interview: Interview; mayWrite: boolean }) {
  const { estado, tipo, peticion } = interview;
  const name = interviewersOf(interview);
  return (
    <RuledItem>
      <Stack spacing={1}>
        <Apart spacing={1}>
          <Typography component="h5" variant="strong">
            {formatCardDay(interview.fecha)}, {formatHour(interview.hora)} (
            {formatMinutes(interview.duracion_min)})
          </Typography>
          <InterviewEstadoBadge estado={estado} />
          <InterviewTipoBadge tipo={tipo} />
        </Apart>
        <Typography variant="note">
          <InterviewPlace interview={interview} />
          {name && translate('interviews.ofCandidate.by', { name })}
        </Typography>
        {peticion && <CandidateAnswer interview={interview} mayWrite={mayWrite} />}
        {mayWrite && isLive(estado) && <InterviewActions interview={interview} />}
      </Stack>
    </RuledItem>
  );
}

interface PartProps {
  which: 'toCome' | 'past';
  of: readonly Interview[];
  mayWrite: boolean;
}

function Part({ which, of, mayWrite }: PartProps) {
  if (of.length === 0) return null;
  return (
    <>
      <Typography component="h4" variant="subtitle2">
        {translate(`interviews.ofCandidate.${which}`)}
      </Typography>
      <List aria-label={translate(`interviews.ofCandidate.${which}List`)} disablePadding>
        {of.map((interview) => (
          <Item key={interview.id} interview={interview} mayWrite={mayWrite} />
        ))}
      </List>
    </>
  );
}

function Interviews({ candidateId, mayWrite }: { candidateId: string; mayWrite: boolean }) {
  const list = useOfCandidate<Interview>('interviews', candidateId, {
    by: 'inicio',
    perPage: INTERVIEWS_SHOWN,
  });
  const now = wallOf(new Date(useNow()));
  const focus = useFocusInLines<HTMLDivElement>(list.data, 'button, a', 'li');
  const comes = ({ fecha, hora, estado }: Interview) => isLive(estado) && `${fecha}T${hora}` >= now;
  return (
    <Loaded of={list} failed="resources.interviews.failed" rows={3}>
      {(interviews) =>
        interviews.length === 0 ? (
          <Typography color="text.secondary">{translate('interviews.list.empty')}</Typography>
        ) : (
          <div {...focus}>
            <Part which="toCome" of={interviews.filter(comes).reverse()} mayWrite={mayWrite} />
            <Part which="past" of={interviews.filter((one) => !comes(one))} mayWrite={mayWrite} />
            {(list.total ?? 0) > interviews.length && (
              <Typography variant="note">
                {translate('interviews.ofCandidate.more', {
                  shown: interviews.length,
                  total: formatCount(list.total ?? 0),
                })}
              </Typography>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

/** The person's interviews, to come and past, and the ways to a new one. */
export function CandidateInterviews({ candidate }: { candidate: Candidate }) {
  const { canAccess } = useCanAccess({ resource: 'interviews', action: 'write' });
  const name = fullName(candidate);
  const open = candidate.aplicaciones.some(({ abierta }) => abierta);
  return (
    <Section title="interviews.ofCandidate.title">
      <Stack direction="row" spacing={1}>
        <ScheduleInterviewButton shown={open} candidateId={candidate.id} name={name} />
        <OfferSlotsButton shown={open} candidateId={candidate.id} name={name} />
        <Button size="small" component={Link} to={interviewsOf(candidate.id)}>
          {translate('interviews.ofCandidate.all')}
        </Button>
      </Stack>
      {!open && <Typography variant="note">{translate('interviews.ofCandidate.noneOpen')}</Typography>}
      <Interviews candidateId={candidate.id} mayWrite={Boolean(canAccess)} />
    </Section>
  );
}
