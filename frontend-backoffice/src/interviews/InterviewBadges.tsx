import { Box, Link, Stack, Typography } from '@mui/material';
import { formatCardDay, formatHour, type Interview, isLive, placeOf, whichOf } from './types';
import { useReschedule } from './useInterviewWrites';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADO_TONE,
  INTERVIEW_TIPO_LABEL,
  type InterviewEstado,
  type InterviewTipo,
} from '@hiring/contract';
import { TextAround, ToneBadge } from '../ui/display/text';
import { translate } from '../i18n/texts';
import { LongText } from '../ui/layout';
import { BusyButton } from '../ui/buttons';

interface Props {
  interview: Interview;
  mayWrite: boolean;
  onDone?: () => void;
}

/** What the candidate asks for instead, with a button for each moment proposed. */
export function CandidateAnswer({ interview, mayWrite, onDone }: Props) {
  const { mutate, isPending } = useReschedule();
  const { id, version, peticion } = interview;
  if (!peticion) return null;
  const offered = mayWrite && isLive(interview.estado);
  return (
    <Box
      sx={{ borderLeft: 4, borderColor: 'secondary.main', bgcolor: 'action.hover', p: 1.5, borderRadius: 1 }}
    >
      <Typography variant="strong">{translate('interviews.request.title')}</Typography>
      {peticion.texto && <LongText>«{peticion.texto}»</LongText>}
      {peticion.propuestas.length > 0 && (
        <Stack component="ul" spacing={1}>
          {peticion.propuestas.map(({ fecha, hora }) => {
            const when = `${formatCardDay(fecha)}, ${formatHour(hora)}`;
            return (
              <Stack component="li" key={when} direction="row" spacing={1}>
                {when}
                {offered && (
                  <BusyButton
                    size="small"
                    variant="outlined"
                    busy={isPending}
                    aria-label={translate('interviews.request.proposeWhen', { when })}
                    onClick={() => mutate({ id, request: { fecha, hora, version } }, { onSuccess: onDone })}
                  >
                    {translate('interviews.request.propose')}
                  </BusyButton>
                )}
              </Stack>
            );
          })}
        </Stack>
      )}
    </Box>
  );
}

/** A meeting on screen. `of`: whose, in lists with several. */
export const MeetingLink = ({ to, of }: { to: string | null; of?: string }) =>
  to && (
    <Link
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={of && `${translate('interviews.words.openMeeting')}: ${of}`}
    >
      {translate('interviews.words.openMeeting')}
    </Link>
  );

/** Where it takes place; a meeting on screen can be opened. */
export function InterviewPlace({ interview }: { interview: Interview }) {
  const { link_virtual } = interview;
  if (!link_virtual) return placeOf(interview);
  return (
    <TextAround text="interviews.words.onScreen">
      <MeetingLink to={link_virtual} of={whichOf(interview)} />
    </TextAround>
  );
}

export const TIPO_ICON: Readonly<Record<InterviewTipo, typeof PlaceOutlined>> = {
  presencial: PlaceOutlined,
  virtual: VideocamOutlined,
  telefonica: PhoneOutlined,
};

export function InterviewEstadoBadge({ estado }: { estado: InterviewEstado }) {
  return (
    <ToneBadge tone={INTERVIEW_ESTADO_TONE[estado]} dot>
      {INTERVIEW_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}

export function InterviewTipoBadge({ tipo }: { tipo: InterviewTipo }) {
  const Icon = TIPO_ICON[tipo];
  return (
    <ToneBadge tone="grey">
      <Icon sx={{ fontSize: 14 }} aria-hidden />
      {INTERVIEW_TIPO_LABEL[tipo]}
    </ToneBadge>
  );
}
