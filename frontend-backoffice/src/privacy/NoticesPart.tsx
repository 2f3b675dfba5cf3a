import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { AVISO_FORMULARIO_LABEL, AVISO_FORMULARIOS, type AvisoFormulario } from '@hiring/contract';
import { useState } from 'react';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { NoticeEditor } from './NoticeEditor';
import { NoticeVersionItem } from './NoticeVersionItem';
import { PartHeader } from './parts';
import { usePrivacyQuery } from './usePrivacy';

/** The privacy notices of the public forms: the next version, and those there have been. */
export function NoticesPart() {
  const [form, setForm] = useState<AvisoFormulario>('candidatura');
  const { data, error, isPending, refetch } = usePrivacyQuery(['notices', form], (provider) =>
    provider.notices(form),
  );
  // What a form showed before is of another form.
  const versions = data?.every(({ formulario }) => formulario === form) ? data : undefined;
  const current = versions?.find(({ en_vigor }) => en_vigor);
  const draft = versions?.find(({ vigente_desde }) => vigente_desde === null);
  return (
    <>
      <PartHeader
        title="Avisos de privacidad"
        lead="La primera capa de información de cada formulario. Con cada registro, candidatura o mensaje queda guardado qué versión se mostró."
      />
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
          <NoticeEditor
            key={form}
            form={form}
            current={current}
            draft={draft ?? null}
            onStale={() => void refetch()}
          />
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
    </>
  );
}
