import '../i18n/es/privacy';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { AVISO_FORMULARIO_LABEL, AVISO_FORMULARIOS, type AvisoFormulario } from '@hiring/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PartHeader } from '../ui/PartHeader';
import { useRead } from '../providers/useRead';
import { NoticeEditor } from './NoticeEditor';
import { NoticeVersionItem } from './NoticeVersionItem';
import { PrivacyFrame } from './PrivacyFrame';

/** The privacy notices of the public forms: the next version, and those there have been. */
export function NoticesPage() {
  const translate = useTranslate();
  const [form, setForm] = useState<AvisoFormulario>('candidatura');
  const { data, error, isPending, refetch } = useRead(['notices', form], (provider) =>
    provider.notices(form),
  );
  // What a form showed before is of another form.
  const versions = data?.every(({ formulario }) => formulario === form) ? data : undefined;
  const current = versions?.find(({ en_vigor }) => en_vigor);
  const draft = versions?.find(({ vigente_desde }) => vigente_desde === null);
  return (
    <PrivacyFrame current="/privacy/notices">
      <PartHeader title="Avisos de privacidad" lead={translate('privacy.notices_lead')} />
      <TextField
        select
        label="Formulario"
        margin="none"
        value={form}
        onChange={({ target }) => setForm(target.value as AvisoFormulario)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      >
        {AVISO_FORMULARIOS.map((one) => (
          <MenuItem key={one} value={one}>
            {AVISO_FORMULARIO_LABEL[one]}
          </MenuItem>
        ))}
      </TextField>
      {error ? (
        <LoadFailed title="No se pudo cargar el aviso" error={error} onRetry={() => void refetch()} />
      ) : isPending || !versions || !current ? (
        <ListSkeleton rows={5} />
      ) : (
        <>
          <NoticeEditor key={form} form={form} current={current} draft={draft ?? null} />
          <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
            Versiones
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {versions
              .filter(({ vigente_desde }) => vigente_desde !== null)
              .map((version, place, published) => (
                <NoticeVersionItem key={version.id} version={version} before={published[place + 1] ?? null} />
              ))}
          </Box>
        </>
      )}
    </PrivacyFrame>
  );
}
