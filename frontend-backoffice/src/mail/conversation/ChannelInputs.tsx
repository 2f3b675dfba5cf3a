import { Stack, TextField, Typography } from '@mui/material';
import {
  CHANNEL_CONSENT_SOURCE_LABEL,
  CHANNEL_LIMITS,
  TEXT_CHANNEL_LABEL,
  type TextChannel,
} from '@hiring/contract';
import { InstantSelect } from '../../ui/forms/inputs';
import { formatDay, formatShortMoment } from '../../ui/format/dates';
import { LaneQuote } from '../../ui/Lane';
import { api, at, useRead } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { useConversationWrite } from './reads';
import { type ChannelOfMessage, filledText } from './useChannel';
import { Alert } from '../../ui/Alert';

/** Whether the person takes messages by the channel, and what they told HR of it. */
function Consent({ candidateId, canal }: { candidateId: string; canal: TextChannel }) {
  const { data } = useRead(['threads', 'consents', candidateId], () =>
    api.get('/api/candidates/{id}/channel-consents', at(candidateId)),
  );
  const deciding = useConversationWrite((acepta: boolean) =>
    api.put('/api/candidates/{id}/channel-consents/{canal}', at({ id: candidateId, canal }, { acepta })),
  );
  const consent = data?.find((one) => one.canal === canal);
  if (!consent) return null;
  const { acepta, origen, decidido_at, decidido_por, rrhh_puede_cambiar } = consent;
  const channel = TEXT_CHANNEL_LABEL[canal];
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
      {origen && decidido_at && (
        <Typography variant="hint">
          {translate(`mail.channel.${acepta ? 'accepts' : 'refuses'}`, { channel })}{' '}
          {CHANNEL_CONSENT_SOURCE_LABEL[origen]}
          {decidido_por && ` (${decidido_por})`}, {formatDay(decidido_at)}.
        </Typography>
      )}
      {rrhh_puede_cambiar && (
        <BusyButton size="small" busy={deciding.isPending} onClick={() => deciding.mutate(!acepta)}>
          {translate(`mail.channel.${acepta ? 'noteRefusal' : 'noteConsent'}`, { channel })}
        </BusyButton>
      )}
    </Stack>
  );
}

/** A template that WhatsApp has approved, with its variables, and the text as it will be read. */
function TemplateInputs({
  templates,
  filled,
  fill,
}: Pick<ChannelOfMessage, 'templates' | 'filled' | 'fill'>) {
  const { data = [], isPending } = templates;
  if (isPending) return null;
  if (data.length === 0) return <Alert severity="warning">{translate('mail.channel.noTemplates')}</Alert>;
  return (
    <Stack spacing={1.5}>
      <InstantSelect
        label="mail.channel.template"
        value={filled?.template.id}
        choices={data.map(({ id, nombre }) => ({ id, name: nombre }))}
        emptyText="mail.channel.chooseTemplate"
        onChoose={(id) => {
          const template = data.find((one) => one.id === id);
          fill(template ? { template, variables: template.variables.map(() => '') } : null);
        }}
      />
      {filled?.template.variables.map((name, place) => (
        <TextField
          key={`${filled.template.id}:${name}`}
          label={translate('mail.channel.variable', { name })}
          value={filled.variables[place] ?? ''}
          margin="none"
          slotProps={{ htmlInput: { maxLength: CHANNEL_LIMITS.variable } }}
          onChange={({ target }) =>
            fill({ ...filled, variables: filled.variables.with(place, target.value) })
          }
        />
      ))}
      {filled && <LaneQuote>{filledText(filled)}</LaneQuote>}
    </Stack>
  );
}

/** By which way the message goes, why it cannot, and what WhatsApp takes a day after the person's last message. */
export function ChannelInputs({
  candidateId,
  channel,
  written,
}: {
  candidateId: string;
  channel: ChannelOfMessage;
  /** What was typed before, which a template does not send. */
  written: string;
}) {
  const { choices, choice, canal, choose, byTemplate } = channel;
  if (choices.length < 2 || !choice) return null;
  return (
    <Stack spacing={1}>
      <InstantSelect
        label="mail.channel.by"
        value={canal}
        choices={choices.map(({ canal: id }) => ({ id, name: translate(`mail.channel.${id}`) }))}
        onChoose={(id) => choose(id ?? null)}
        sx={{ maxWidth: 320 }}
      />
      {choice.explicacion && <Alert severity="info">{choice.explicacion}</Alert>}
      {choice.ventana_hasta && (
        <Typography variant="hint">
          {translate('mail.channel.window', { until: formatShortMoment(choice.ventana_hasta) })}
        </Typography>
      )}
      {canal !== 'portal' && <Consent candidateId={candidateId} canal={canal} />}
      {byTemplate && (
        <>
          <Typography variant="hint">{translate('mail.channel.templateOnly')}</Typography>
          {written.trim() && (
            <Alert severity="info">
              {translate('mail.channel.waiting')}
              <LaneQuote>{written}</LaneQuote>
            </Alert>
          )}
          <TemplateInputs {...channel} />
        </>
      )}
    </Stack>
  );
}
