import { Stack } from '@mui/material';
import { FileField, FileInput, TextInput } from 'react-admin';
import { DialogButton } from '../../ui/buttons';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { Facts } from '../../ui/display/Facts';
import { upTo } from '../../ui/forms/inputs';
import { formatMoment } from '../../ui/format/dates';
import { Loaded } from '../../ui/Loaded';
import { api, type Schemas, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { SettingsGroup } from './SettingsForm';
import { Alert } from '../../ui/Alert';

type Certificate = Schemas['SigningCertificate'];

const ADDRESS = '/api/config/signing-certificate';
const CHANGES = ['config/signing-certificate'] as const;
const PASSWORD_MAX = 200;
/** Names and types, as systems know them by one or the other. */
const ACCEPTED = { 'application/x-pkcs12': ['.p12', '.pfx'] };

interface Upload {
  pkcs12?: { rawFile: File };
  password?: string;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const upload = async ({ pkcs12, password = '' }: Upload) =>
  api.put(ADDRESS, { body: { pkcs12: pkcs12 ? await base64Of(pkcs12.rawFile) : '', password } });

const UploadDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog<Upload>
    title="panel.seal.upload"
    maxWidth="xs"
    save={upload}
    changes={CHANGES}
    done="panel.seal.uploaded"
    onClose={onClose}
  >
    <FileInput source="pkcs12" label="panel.seal.file" accept={ACCEPTED} helperText="panel.seal.fileHelp">
      <FileField source="src" title="title" />
    </FileInput>
    <TextInput
      source="password"
      label="panel.seal.password"
      type="password"
      autoComplete="off"
      helperText="panel.seal.passwordHelp"
      slotProps={upTo(PASSWORD_MAX)}
    />
  </FormDialog>
);

function Notes({ propio, legible, caduca_pronto, tsa }: Certificate) {
  return (
    <Stack spacing={1}>
      {!legible && <Alert severity="error">{translate('panel.seal.unreadable')}</Alert>}
      {caduca_pronto && <Alert severity="warning">{translate('panel.seal.expires')}</Alert>}
      {propio && <Alert severity="info">{translate('panel.seal.own')}</Alert>}
      {!tsa && <Alert severity="info">{translate('panel.seal.untimed')}</Alert>}
    </Stack>
  );
}

function Present(certificate: Certificate) {
  const { sujeto, emisor, serie, propio, valido_hasta: until, tsa } = certificate;
  return (
    <Stack spacing={2} className="whole-line">
      <Facts
        facts={[
          { label: 'panel.seal.subject', value: sujeto },
          { label: 'panel.seal.issuer', value: propio ? translate('panel.seal.itself') : emisor },
          { label: 'panel.seal.serial', value: serie },
          { label: 'panel.seal.until', value: formatMoment(until) },
          { label: 'panel.seal.time', value: translate(tsa ? 'panel.seal.timed' : 'panel.seal.noTime') },
        ]}
      />
      <Notes {...certificate} />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <DialogButton variant="outlined" size="small" dialog={(close) => <UploadDialog onClose={close} />}>
          {translate('panel.seal.upload')}
        </DialogButton>
        {!propio && (
          <WriteButton
            {...confirmTexts('panel.seal.back.')}
            write={() => api.delete(ADDRESS)}
            changes={CHANGES}
            done="panel.seal.wentBack"
          />
        )}
      </Stack>
    </Stack>
  );
}

/** The certificate that seals signed offers. */
export function OfferSeal() {
  const reading = useRead(['config/signing-certificate'], () => api.get(ADDRESS));
  return (
    <SettingsGroup title="panel.seal.title" lead="panel.seal.lead">
      <Loaded of={reading} failed="panel.seal.failed">
        {Present}
      </Loaded>
    </SettingsGroup>
  );
}
