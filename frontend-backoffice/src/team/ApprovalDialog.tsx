import './team';
import { Box, Typography } from '@mui/material';
import { APPROVAL_LIMITS, type ApprovalDecision } from '@hiring/contract';
import { FormDataConsumer, required, TextInput } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { ToggleInput } from '../ui/forms/ToggleInput';
import { Ends, Sunken } from '../ui/layout';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

type Fact = Schemas['ApprovalFactResponse'];

interface Values {
  decision: ApprovalDecision;
  motivo?: string | null;
  version: number;
}

const choices = () =>
  (['aprobada', 'devuelta'] as const).map((id) => ({
    id,
    name: translate(`team.approvals.decisions.${id}`),
  }));

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(({ etiqueta, valor }, place) => (
        <Ends key={place} style={{ padding: '4px 0' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {etiqueta}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontWeight: 'bold', whiteSpace: 'pre-line' }}
          >
            {valor}
          </Typography>
        </Ends>
      ))}
    </Box>
  );
}

/** What is decided about: first what matters most. */
function Content({ contenido }: { contenido: Schemas['ApprovalContentResponse'] }) {
  const { titulo, datos, resto, avisos, cambios } = contenido;
  return (
    <>
      <Typography variant="strong">{titulo}</Typography>
      {avisos.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      <Facts facts={datos} />
      {cambios.length > 0 && (
        <Sunken>
          <Typography variant="subtitle2">{translate('team.approvals.changed')}</Typography>
          <Facts
            facts={cambios.map(({ etiqueta, antes, ahora }) => ({
              etiqueta,
              valor: translate('team.approvals.difference', { before: antes ?? '—', now: ahora ?? '—' }),
            }))}
          />
        </Sunken>
      )}
      <Box component="details">
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1.5 }}>
          {translate('team.approvals.all')}
        </Typography>
        <Facts facts={resto} />
      </Box>
    </>
  );
}

/** Approves what waits, or returns it with a reason. */
export function ApprovalDialog({
  approval,
  onClose,
}: {
  approval: Schemas['TeamApproval'];
  onClose: () => void;
}) {
  const { id } = approval;
  const reading = useRead(['team', 'approval', id], () => api.get('/api/team/approvals/{id}', at(id)));
  return (
    <FormDialog<Values>
      title={approval.cosa.charAt(0).toUpperCase() + approval.cosa.slice(1)}
      submitLabel="team.approvals.decide"
      begin="button[aria-pressed]"
      reading={reading}
      version={reading.data?.version}
      save={({ decision, motivo }, version) =>
        api.post('/api/team/approvals/{id}/decide', at(id, { decision, motivo, version }))
      }
      changes={['team']}
      done="team.approvals.done"
      onClose={onClose}
    >
      {reading.data && <Content contenido={reading.data.contenido} />}
      <ToggleInput
        source="decision"
        label="team.approvals.question"
        choices={choices()}
        validate={required()}
      />
      <FormDataConsumer<Partial<Values>>>
        {({ formData }) =>
          formData.decision === 'devuelta' && (
            <TextInput
              source="motivo"
              label="team.approvals.why"
              helperText="team.approvals.whyHelp"
              isRequired
              multiline
              minRows={3}
              slotProps={upTo(APPROVAL_LIMITS.motivo)}
            />
          )
        }
      </FormDataConsumer>
    </FormDialog>
  );
}
