import '../i18n/privacy';
import { Box, Typography } from '@mui/material';
import { AVISO_FORMULARIO_LABEL, AVISO_FORMULARIOS, type AvisoFormulario } from '@hiring/contract';
import { useState } from 'react';
import { formatMoment } from '../ui/format/dates';
import { choicesOf, InstantSelect } from '../ui/forms/inputs';
import { Loaded } from '../ui/Loaded';
import { PartHeader } from '../ui/PageHeader';
import { TextDifference } from '../ui/display/TextDifference';
import { VersionItem } from '../ui/display/Facts';
import { NoticeEditor, NoticePreview } from './NoticeEditor';
import { PrivacyFrame } from './PrivacyFrame';
import { api, at, useRead, type Schemas } from '../providers/api';

type Notice = Schemas['NoticeResponse'];

const FORMS = choicesOf(AVISO_FORMULARIOS, AVISO_FORMULARIO_LABEL);

/** A notice that was published; `before`: the one it took the place of. */
function Published({ notice, before }: { notice: Notice; before: Notice | undefined }) {
  const { numero, en_vigor, vigente_desde, autor, codigo, texto } = notice;
  const name = `Versión ${numero}`;
  const since = vigente_desde && `Desde el ${formatMoment(vigente_desde)}`;
  return (
    <VersionItem
      name={name}
      current={en_vigor && 'En vigor'}
      lead={`${[since, autor].filter(Boolean).join(', ')}. Se registra como «${codigo}».`}
      verb={before ? 'Ver y comparar' : 'Ver'}
    >
      {before ? (
        <TextDifference
          label={`${name} comparada con la versión ${before.numero}`}
          from={before.texto}
          to={texto}
        />
      ) : (
        <NoticePreview texto={texto} />
      )}
    </VersionItem>
  );
}

function Notices({ form, versions }: { form: AvisoFormulario; versions: readonly Notice[] }) {
  const published = versions.filter(({ vigente_desde }) => vigente_desde !== null);
  const current = published.find(({ en_vigor }) => en_vigor);
  const draft = versions.find(({ vigente_desde }) => vigente_desde === null);
  return (
    <>
      {current && <NoticeEditor form={form} current={current} draft={draft} />}
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        Versiones
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {published.map((notice, place) => (
          <Published key={notice.id} notice={notice} before={published[place + 1]} />
        ))}
      </Box>
    </>
  );
}

export function NoticesPage() {
  const [form, setForm] = useState<AvisoFormulario>('candidatura');
  const notices = useRead(
    ['notices', form],
    () => api.get('/api/privacy/notices/{formulario}', at({ formulario: form })),
    {
      // What one writes starts from the version that one saw.
      refetchOnWindowFocus: false,
    },
  );
  return (
    <PrivacyFrame current="/privacy/notices">
      <PartHeader
        title="Avisos de privacidad"
        lead="La primera capa de información de cada formulario. Con cada registro, candidatura o mensaje queda guardado qué versión se mostró."
      />
      <InstantSelect
        label="Formulario"
        value={form}
        choices={FORMS}
        onChoose={(chosen) => setForm(chosen ?? form)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      <Loaded of={notices} failed="No se pudo cargar el aviso" rows={5}>
        {(versions) => <Notices key={form} form={form} versions={versions} />}
      </Loaded>
    </PrivacyFrame>
  );
}
