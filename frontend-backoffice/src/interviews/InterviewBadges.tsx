import { Link } from '@mui/material';
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
import { ToneBadge } from '../ui/text';
import { type Interview, placeOf } from './types';

/** A meeting on screen. */
export const MeetingLink = ({ to }: { to: string | null }) =>
  to && (
    <Link href={to} target="_blank" rel="noopener noreferrer">
      abrir la reunión
    </Link>
  );

/** Where it takes place; a meeting on screen can be opened. */
export function InterviewPlace({ interview }: { interview: Interview }) {
  const { link_virtual } = interview;
  if (!link_virtual) return placeOf(interview);
  return (
    <>
      Virtual: <MeetingLink to={link_virtual} />
    </>
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
