import { LIMITS } from '@hiring/contract';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatDay } from '../../ui/format/dates';
import { useGetManyReference } from 'react-admin';
import { api, at, type Schemas } from '../../providers/api';
import { Link } from 'react-router-dom';
import { useDepartments } from '../../panel/departments/useDepartments';
import { ContactButtons } from '../../mail/contact/ContactButtons';
import { contactOfApplication } from '../../mail/contact/contactTarget';
import { CustomValues } from '../../fields/CustomValues';
import { Facts } from '../../ui/display/Facts';
import { Separator } from '../../ui/display/text';
import { ApplicationTimeline } from './ApplicationTimeline';
import { CandidateActions } from '../moves/CandidateActions';
import { PriorityBadge, StageBadge } from '../StateBadges';
import { WaitingRejection } from '../moves/WaitingRejection';
import { type Application, type Candidate, fullName, isInterviewed, jobTitle } from '../useCandidate';
import { lazyPart } from '../../ui/lazy';
import { translate } from '../../i18n/texts';
import { Apart, LongText, PaddedCard, Sunken } from '../../ui/layout';

const ApplicationTeam = lazyPart(() => import('../../team/ApplicationTeam'), 'ApplicationTeam');
const RecordOffer = lazyPart(() => import('../../offers/RecordOffer'), 'RecordOffer');

/** That the application came of an invitation, and whose. What cannot be read is left out: the rest of the card stands. */
function InvitedBy({ candidateId, applicationId }: { candidateId: string; applicationId: string }) {
  const { data } = useGetManyReference<Schemas['InvitationResponse']>('invitations', {
    target: 'candidates',
    id: candidateId,
  });
  const invitation = data?.find(({ aplicacion_id }) => aplicacion_id === applicationId);
  if (!invitation) return null;
  return (
    <Typography variant="body2">
      {translate('candidates.record.invited', {
        by: invitation.invitada_por ?? translate('candidates.record.hr'),
        day: formatDay(invitation.fecha),
      })}
    </Typography>
  );
}

/** Words that stay inside HR. */
function InternalNote({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <Sunken>
      <Typography variant="subtitle2" component="h4">
        {translate(title)}
      </Typography>
      <LongText>{text}</LongText>
      <Typography variant="hint">{translate('candidates.record.internal')}</Typography>
    </Sunken>
  );
}

interface Props {
  application: Application;
  candidate: Candidate;
}

/** Nothing can happen to it any more: neither open nor hired, and no rejection of it that can still be stopped. */
const isOver = ({ abierta, estado, rechazo_en_espera }: Application): boolean =>
  !abierta && estado !== 'contratada' && !rechazo_en_espera;

/** The reason of the last rejection that stands. */
const reasonOf = ({ historial }: Application): string | null =>
  historial
    .filter(({ deshecha, motivo_rechazo }) => !deshecha && motivo_rechazo)
    .toSorted((one, other) => other.fecha.localeCompare(one.fecha))[0]?.motivo_rechazo ?? null;

/** An application of the past in a line, which opens the whole of it. */
function ClosedApplication({ application, candidate }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useId();
  const { estado, retirada, fecha_respuesta, updated_at } = application;
  const reason = retirada ? null : reasonOf(application);
  return (
    <>
      <PaddedCard component="article">
        <Apart spacing={1}>
          <Typography variant="h3">{jobTitle(application)}</Typography>
          <StageBadge estado={estado} retirada={retirada} />
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={open ? whole : undefined}
            aria-label={translate(open ? 'candidates.record.foldOf' : 'candidates.record.unfoldOf', {
              name: jobTitle(application),
            })}
            onClick={() => setOpen(!open)}
            endIcon={
              <ExpandMoreOutlined aria-hidden sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
            }
          >
            {translate(open ? 'candidates.record.fold' : 'candidates.record.unfold')}
          </Button>
        </Apart>
        <Typography variant="note">
          {[formatDay(fecha_respuesta ?? updated_at), reason].filter(Boolean).join('. ')}
        </Typography>
      </PaddedCard>
      {open && (
        <div id={whole} style={{ marginBlock: 16 }}>
          <WholeApplication application={application} candidate={candidate} />
        </div>
      )}
    </>
  );
}

/** One application of the person; the current one is what the record is about, and always whole. */
export const ApplicationCard = ({ application, candidate }: Props) =>
  application.id !== candidate.aplicacion_id && isOver(application) ? (
    <ClosedApplication application={application} candidate={candidate} />
  ) : (
    <WholeApplication application={application} candidate={candidate} />
  );

/** How an application stands and everything that happened to it. */
function WholeApplication({ application, candidate }: Props) {
  const { departmentName, positionName } = useDepartments();
  const current = application.id === candidate.aplicacion_id;
  const { departamento, posicion, fecha_respuesta: answered, fecha_contratacion: hired } = application;

  return (
    <PaddedCard component="article">
      <Stack spacing={1.5}>
        <div>
          <Apart spacing={1}>
            <Typography variant="h3">{jobTitle(application)}</Typography>
            {application.vacante_id && (
              <Button component={Link} size="small" to={`/admin/tablero?vacante=${application.vacante_id}`}>
                {translate('candidates.record.board')}
              </Button>
            )}
            <StageBadge estado={application.estado} retirada={application.retirada} />
            <PriorityBadge prioridad={application.prioridad} />
          </Apart>
          <Typography variant="note">
            {positionName(departamento, posicion)}, {departmentName(departamento)}
            {current && candidate.aplicaciones.length > 1 && (
              <>
                <Separator />
                {translate('candidates.record.current')}
              </>
            )}
          </Typography>
        </div>
        <Facts
          facts={[
            { label: 'candidates.record.reference', value: application.id.slice(0, LIMITS.shortId) },
            { label: 'candidates.record.appliedOn', value: formatDay(application.fecha_aplicacion) },
            { label: 'candidates.record.answered', value: answered && formatDay(answered) },
            ...(hired ? [{ label: 'candidates.record.hired', value: formatDay(hired) }] : []),
          ]}
        />
        {application.vacante_id && <ApplicationTeam application={application} name={fullName(candidate)} />}
        {!(current && isInterviewed(application)) && (
          <RecordOffer application={application} candidateId={candidate.id} />
        )}
        {application.vacante_id && <InvitedBy candidateId={candidate.id} applicationId={application.id} />}
        {!current && (
          <>
            <Stack direction="row" spacing={1}>
              <CandidateActions target={{ ...application, name: fullName(candidate) }} />
              <ContactButtons target={contactOfApplication(application, fullName(candidate))} />
            </Stack>
            <WaitingRejection application={application} />
          </>
        )}
        <CustomValues
          noun="candidatura"
          values={application.campos}
          write={(campos) =>
            api.put(
              '/api/applications/{id}/custom-fields',
              at(application.id, { campos, version: application.version }),
            )
          }
          changes={['applications', 'candidates']}
        />
        <ApplicationTimeline entries={application.historial} />
        <InternalNote title="resources.candidates.fields.feedback_rrhh" text={application.feedback_rrhh} />
        <InternalNote title="candidates.record.hrNotes" text={application.notas_rrhh} />
      </Stack>
    </PaddedCard>
  );
}
