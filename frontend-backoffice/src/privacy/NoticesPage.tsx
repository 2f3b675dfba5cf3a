import { List, Typography } from '@mui/material';
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
import { translate } from '../i18n/texts';

type Notice = Schemas['NoticeResponse'];

const FORMS = choicesOf(AVISO_FORMULARIOS, AVISO_FORMULARIO_LABEL);

/** A notice that was published; `before`: the one it took the place of. */
function Published({ notice, before }: { notice: Notice; before: Notice | undefined }) {
  const { numero, en_vigor, vigente_desde, autor, codigo, texto } = notice;
  const name = translate('privacy.notices.version', { number: numero });
  const since = vigente_desde && translate('privacy.notices.since', { when: formatMoment(vigente_desde) });
  return (
    <VersionItem
      name={name}
      current={en_vigor && translate('privacy.notices.current')}
      lead={translate('privacy.notices.lead', {
        who: [since, autor].filter(Boolean).join(', '),
        code: codigo,
      })}
      verb={before && translate('privacy.notices.compare')}
    >
      {before ? (
        <TextDifference
          label={translate('privacy.notices.comparison', { name, before: before.numero })}
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
      <Typography variant="h3" gutterBottom sx={{ mt: 4 }}>
        {translate('privacy.notices.versions')}
      </Typography>
      <List disablePadding>
        {published.map((notice, place) => (
          <Published key={notice.id} notice={notice} before={published[place + 1]} />
        ))}
      </List>
    </>
  );
}

export function NoticesPage() {
  const [form, setForm] = useState<AvisoFormulario>('candidatura');
  const notices = useRead(
    ['notices', form],
    () => api.get('/api/privacy/notices/{formulario}', at({ formulario: form })),
    // The text is saved as a successor of the version that was read.
    { refetchOnWindowFocus: false },
  );
  return (
    <PrivacyFrame current="/privacy/notices">
      <PartHeader title="privacy.notices.title" lead="privacy.notices.pageLead" />
      <InstantSelect
        label={translate('privacy.notices.form')}
        value={form}
        choices={FORMS}
        onChoose={(chosen) => setForm(chosen ?? form)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      <Loaded of={notices} failed="privacy.notices.failed" rows={5}>
        {(versions) => <Notices key={form} form={form} versions={versions} />}
      </Loaded>
    </PrivacyFrame>
  );
}
