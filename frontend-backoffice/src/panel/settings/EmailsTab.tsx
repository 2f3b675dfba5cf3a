import { Box } from '@mui/material';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { ANSWER_STAGES, SETTING_LENGTH, STAGE_LABEL } from '@hiring/contract';
import { DialogButton } from '../../ui/buttons';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { useRefreshCandidates } from '../../candidates/useApplicationWrite';
import { FormToolbar, SingleRecordForm } from '../../ui/forms/SingleRecordForm';
import {
  SettingInput,
  SettingNumberInput,
  type Settings,
  SettingsForm,
  SettingsGroup,
  WholeNumberInput,
} from './SettingsForm';
import { upTo } from '../../ui/forms/inputs';
import { api } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { ServerTrial } from './ServerTrial';
import { TokenInputs } from './TokenInputs';
import { Alert } from '../../ui/Alert';

const MASK = '••••••••••••';

/** Replaces the password without a version: nobody can see the current one. */
async function saveMailPassword({ smtp_password = '' }: { smtp_password?: string }) {
  const { version } = await api.get('/api/config');
  return api.put('/api/config', { body: { smtp_password, version } });
}

const PasswordDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="panel.mailPassword.title"
    maxWidth="xs"
    save={saveMailPassword}
    changes={['config']}
    done="panel.mailPassword.done"
    onClose={onClose}
  >
    <TextInput
      source="smtp_password"
      label="panel.mailPassword.label"
      type="password"
      autoComplete="new-password"
      helperText="panel.mailPassword.help"
      slotProps={upTo(SETTING_LENGTH)}
    />
  </FormDialog>
);

/** Write-only: the server never gives it back, so the field is masked and disabled and a dialog writes another one. */
function SmtpPassword({ smtp_password_set, smtp_locked }: Settings) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        source="smtp_password_set"
        disabled
        format={(set: boolean) => (set ? MASK : '')}
        placeholder={translate('panel.mailPassword.missing')}
        helperText={smtp_password_set ? 'panel.mailPassword.isSet' : 'panel.mailPassword.isNotSet'}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { disabled: false } }}
        sx={{ flex: '1 1 160px' }}
      />
      {!smtp_locked && (
        <DialogButton variant="outlined" dialog={(close) => <PasswordDialog onClose={close} />}>
          {translate('panel.mailPassword.change')}
        </DialogButton>
      )}
    </Box>
  );
}

const SEVERITY = { locked: 'info', missing: 'warning', ready: 'success' } as const;

function MailServerNote({ smtp_locked, smtp_host, sender }: Settings) {
  const unlocked = smtp_host === '' ? 'missing' : 'ready';
  const state = smtp_locked ? 'locked' : unlocked;
  return <Alert severity={SEVERITY[state]}>{translate(`panel.mailServer.${state}`, { sender })}</Alert>;
}

function MailServerInputs() {
  const settings = useRecordContext<Settings & { id: string }>();
  if (!settings) return null;
  const disabled = settings.smtp_locked;
  return (
    <>
      <div className="whole-line">
        <MailServerNote {...settings} />
      </div>
      <SettingInput source="smtp_host" disabled={disabled} helperText="panel.settingHelp.mailHost" />
      <SettingNumberInput source="smtp_port" disabled={disabled} helperText="panel.settingHelp.mailPort" />
      <SettingInput source="smtp_user" disabled={disabled} helperText="panel.settingHelp.mailUser" />
      <TokenInputs
        url="smtp_oauth_url"
        client="smtp_oauth_client"
        scope="smtp_oauth_scope"
        disabled={disabled}
      />
      <SmtpPassword {...settings} />
      <SettingInput source="smtp_from" disabled={disabled} helperText="panel.settingHelp.mailFrom" />
      <ServerTrial
        label="panel.mailTrial.send"
        busyLabel="panel.mailTrial.sending"
        saveFirst="panel.mailTrial.saveFirst"
        run={async () => {
          const { accepted, detail } = await api.post('/api/config/smtp/test');
          return { ok: accepted, text: detail };
        }}
      />
    </>
  );
}

/** Days that an answer may take in each stage; lists and counts follow at once. */
function AnswerTimes() {
  const refresh = useRefreshCandidates();
  return (
    <SingleRecordForm
      resource="answer-times"
      unreadable="panel.settings.unreadable"
      failure="panel.settings.failure"
      saved="panel.answerTimes.saved"
      onSaved={() => void refresh()}
    >
      <SettingsGroup title="panel.answerTimes.title" lead="panel.answerTimes.lead">
        {ANSWER_STAGES.map((stage) => (
          <WholeNumberInput
            key={stage}
            source={stage}
            label={translate('panel.answerTimes.label', { stage: STAGE_LABEL[stage] })}
            unit="panel.units.days"
          />
        ))}
      </SettingsGroup>
      <FormToolbar label="panel.answerTimes.save" />
    </SingleRecordForm>
  );
}

export const EmailsTab = () => (
  <>
    <SettingsForm>
      <SettingsGroup title="panel.settings.notifications">
        <BooleanInput source="email_notifications" helperText="panel.settingHelp.notifications" />
        <SettingNumberInput
          source="rechazo_retraso_horas"
          unit="panel.units.hours"
          helperText="panel.settingHelp.rejectionDelay"
        />
      </SettingsGroup>
      <SettingsGroup title="panel.settings.mailServer">
        <MailServerInputs />
      </SettingsGroup>
    </SettingsForm>
    <AnswerTimes />
  </>
);
