import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { AGREEMENT_LABEL, REQUISITION_REASON_LABEL, VACANCY_ESTADO_LABEL } from '@hiring/contract';
import { usePermissions } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useDepartments } from '../panel/departments/useDepartments';
import { ApprovalSteps } from '../approvals/ApprovalSteps';
import { ApprovedHead } from '../approvals/DecideButtons';
import { BackLink } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { Facts } from '../ui/display/Facts';
import { Separator } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { Columns, Ends, LongText, PaddedCard, RuledItem } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { api, at, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { bandText, CHANGES, type OfRequisition, REQUISITIONS } from './requisition';
import { RequisitionActions } from './RequisitionActions';
import { RequisitionBadge } from './RequisitionBadge';
import { Alert } from '../ui/Alert';

function Header({ requisition }: OfRequisition) {
  const { titulo, numero, estado, solicitante, created_at, plazas, contratadas } = requisition;
  return (
    <ApprovedHead
      title={titulo}
      windowTitle={`${numero} ${titulo}`}
      badge={<RequisitionBadge estado={estado} />}
      below={
        <>
          {numero}
          <Separator />
          {translate('requisitions.filled', { contratadas, plazas })}
        </>
      }
      note={translate(solicitante ? 'requisitions.askedBy' : 'requisitions.asked', {
        name: solicitante,
        day: formatDay(created_at),
      })}
    >
      <RequisitionActions requisition={requisition} />
    </ApprovedHead>
  );
}

function Content({ requisition }: OfRequisition) {
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion, motivo, sustituye_a, justificacion, convenio } = requisition;
  const field = (name: string): string => `resources.requisitions.fields.${name}`;
  const reason = [REQUISITION_REASON_LABEL[motivo], ...(sustituye_a ? [sustituye_a] : [])].join(': ');
  return (
    <PaddedCard component="section" aria-label={translate('requisitions.content')}>
      <Stack spacing={2}>
        <Typography variant="h2">{translate('requisitions.content')}</Typography>
        <Facts
          facts={[
            { label: field('salario'), value: <strong>{bandText(requisition)}</strong> },
            { label: field('plazas'), value: requisition.plazas },
            { label: field('desde_el'), value: formatDay(requisition.desde_el) },
            { label: field('motivo'), value: reason },
            { label: field('departamento'), value: departmentName(departamento) },
            { label: field('posicion'), value: positionName(departamento, posicion) },
            { label: field('ubicacion'), value: requisition.ubicacion },
            { label: field('convenio'), value: AGREEMENT_LABEL[convenio] },
          ]}
        />
        {justificacion && <LongText>{justificacion}</LongText>}
      </Stack>
    </PaddedCard>
  );
}

/** What was made from it; managers read the openings of their own team elsewhere. */
function Vacancies({ requisition: { id: of, version, vacantes, acciones } }: OfRequisition) {
  const { permissions = [] } = usePermissions<string[]>();
  if (vacantes.length === 0) return null;
  const opens = permissions.includes('vacancies:read_all');
  return (
    <PaddedCard component="section" aria-label={translate('requisitions.vacancies')}>
      <Typography variant="h2">{translate('requisitions.vacancies')}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li:last-of-type': { border: 0, pb: 0 } }}>
        {vacantes.map(({ id, titulo, estado, contratadas }) => (
          <RuledItem key={id}>
            <Ends>
              {opens ? (
                <MuiLink component={Link} to={`/vacancies/${id}/show`}>
                  {titulo}
                </MuiLink>
              ) : (
                <Typography>{titulo}</Typography>
              )}
              <Typography variant="hint">
                {VACANCY_ESTADO_LABEL[estado]}
                <Separator />
                {translate('requisitions.hired', contratadas)}
              </Typography>
              {acciones.desvincular && contratadas === 0 && (
                <WriteButton
                  {...confirmTexts('requisitions.unlink.', { title: titulo })}
                  of={titulo}
                  write={() =>
                    api.post('/api/requisitions/{id}/unlink-vacancy', at(of, { version, vacante_id: id }))
                  }
                  changes={[...CHANGES, 'vacancies']}
                  done="requisitions.unlink.done"
                />
              )}
            </Ends>
          </RuledItem>
        ))}
      </Box>
    </PaddedCard>
  );
}

/** One request: what is asked for, who approves it, and what came of it. */
export function RequisitionShow() {
  const { id = '' } = useParams();
  const query = useRead(['requisitions', 'record', id], () => api.get('/api/requisitions/{id}', at(id)));
  return (
    <>
      <BackLink to={REQUISITIONS}>{translate('requisitions.back')}</BackLink>
      <Loaded of={query} failed="requisitions.failed">
        {(requisition) => (
          <>
            <Header requisition={requisition} />
            {requisition.motivo_cancelacion && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {translate('requisitions.cancelled', { why: requisition.motivo_cancelacion })}
              </Alert>
            )}
            <Columns lg={2}>
              <Content requisition={requisition} />
              <div>
                <ApprovalSteps
                  steps={requisition.aprobaciones}
                  anybody="requisitions.hr"
                  none="approvals.steps.notAsked"
                />
                <Vacancies requisition={requisition} />
              </div>
            </Columns>
          </>
        )}
      </Loaded>
    </>
  );
}
