import { Link, Stack, Typography } from '@mui/material';
import { FIELD_LABEL, fileSize } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { confirmTexts, ConfirmedButton } from '../../../ui/dialogs/confirm';
import { ToneBadge } from '../../../ui/display/text';
import { PlaceInputs } from '../ImportInputs';
import type { CvDraft } from '../types';
import { draftsKey } from './useCvUploads';
import { api, at, reasonOf } from '../../../providers/api';
import { translate } from '../../../i18n/texts';
import { Columns } from '../../../ui/layout';
import { BusyButton } from '../../../ui/buttons';
import { Alert } from '../../../ui/Alert';

const FIELDS = ['nombre', 'apellidos', 'email', 'telefono', 'ciudad'] as const;

type CvDraftField = keyof ReturnType<typeof valuesOf>;

const valuesOf = (draft: CvDraft) => {
  const { nombre, apellidos, email, telefono, ciudad, vacante_id, departamento, posicion } = draft;
  return { nombre, apellidos, email, telefono, ciudad, vacante_id, departamento, posicion };
};

interface Props {
  folderId: string;
  draft: CvDraft;
  /** The draft became a person, or was discarded. */
  onGone: () => void;
}

/** What one CV seems to say, to be corrected beside it; saved by itself before it is confirmed. */
export function CvDraftItem({ folderId, draft, onGone }: Props) {
  const client = useQueryClient();
  const path = { id: folderId, draft: draft.id };
  // The answer to a save does not replace what was typed since.
  const form = useForm({ values: valuesOf(draft), resetOptions: { keepDirtyValues: true } });
  useEffect(() => {
    form.clearErrors();
    for (const { campo, mensaje } of draft.errores) {
      form.setError(campo === 'vacante' ? 'vacante_id' : (campo as CvDraftField), { message: mensaje });
    }
  }, [form, draft.errores]);
  const { isDirty } = form.formState;
  const show = (saved: CvDraft) =>
    client.setQueryData<CvDraft[]>(draftsKey(folderId), (all) =>
      all?.map((other) => (other.id === saved.id ? saved : other)),
    );
  const save = async (): Promise<CvDraft> => {
    if (!isDirty) return draft;
    const { vacante_id, ...texts } = form.getValues();
    const words = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']));
    const saved = await api.put(
      '/api/imports/{id}/cvs/{draft}',
      at(path, { ...(words as typeof texts), vacante_id, version: draft.version }),
    );
    show(saved);
    return saved;
  };
  const confirm = async (decision?: 'candidatura' | 'crear') => {
    const { version, errores } = await save();
    // What is missing is shown beside its field.
    if (errores.length > 0) return;
    await api.post('/api/imports/{id}/cvs/{draft}/confirm', at(path, { version, decision }));
    onGone();
  };
  const remove = () => api.delete('/api/imports/{id}/cvs/{draft}', at(path)).then(onGone);
  const {
    mutate,
    error,
    isPending: busy,
  } = useMutation({ mutationFn: (act: () => Promise<unknown>) => act() });
  const name =
    useWatch({ control: form.control, name: ['nombre', 'apellidos'] })
      .filter(Boolean)
      .join(' ') || draft.archivo;
  return (
    <FormProvider {...form}>
      <Stack
        component="li"
        aria-label={name}
        spacing={2}
        sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}
      >
        <Stack direction="row" spacing={1}>
          <Link
            href={draft.cv_url}
            target="_blank"
            rel="noopener"
            aria-label={translate('people.cvDraft.newTab', { name: draft.archivo })}
            sx={{ py: 1.25, overflowWrap: 'anywhere' }}
          >
            {draft.archivo}
          </Link>
          <Typography variant="caption" color="text.secondary">
            {fileSize(draft.bytes)}
          </Typography>
          {draft.en_espera && <ToneBadge tone="yellow">{translate('people.cvDraft.waiting')}</ToneBadge>}
          {!draft.leido && !draft.en_espera && (
            <ToneBadge tone="yellow">{translate('people.cvDraft.unread')}</ToneBadge>
          )}
          {draft.leido && !draft.nombre && (
            <ToneBadge tone="yellow">{translate('people.cvDraft.nameless')}</ToneBadge>
          )}
          {draft.leido && draft.nombre && draft.errores.length > 0 && (
            <ToneBadge tone="yellow">{translate('people.cvDraft.incomplete')}</ToneBadge>
          )}
          {draft.errores.length === 0 && !draft.duplicado && (
            <ToneBadge tone="green">{translate('people.cvDraft.complete')}</ToneBadge>
          )}
        </Stack>
        <Columns sm={2} lg={5}>
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              source={field}
              label={FIELD_LABEL[field]}
              type={field === 'email' ? 'email' : field === 'telefono' ? 'tel' : 'text'}
              onBlur={() => isDirty && !busy && mutate(save)}
            />
          ))}
        </Columns>
        <PlaceInputs />
        {draft.duplicado && (
          <Alert severity="warning">
            {translate(`people.cvDraft.${draft.duplicado.motivo}`)}{' '}
            <Link
              component={RouterLink}
              to={`/candidates/${draft.duplicado.candidato_id}/show`}
              target="_blank"
            >
              {draft.duplicado.nombre}
            </Link>
          </Alert>
        )}
        {error && <Alert severity="error">{reasonOf(error)}</Alert>}
        <Stack direction="row" spacing={1}>
          {draft.duplicado ? (
            <>
              <BusyButton variant="outlined" busy={busy} onClick={() => mutate(() => confirm('candidatura'))}>
                {translate('people.cvDraft.add')}
              </BusyButton>
              {draft.duplicado.motivo !== 'email' && (
                <BusyButton variant="outlined" busy={busy} onClick={() => mutate(() => confirm('crear'))}>
                  {translate('people.cvDraft.apart')}
                </BusyButton>
              )}
            </>
          ) : (
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={translate('people.cvDraft.confirmLabel', { name })}
              onClick={() => mutate(() => confirm())}
            >
              {translate('people.cvDraft.confirm')}
            </BusyButton>
          )}
          {isDirty && (
            <BusyButton busy={busy} onClick={() => mutate(save)}>
              {translate('people.cvDraft.save')}
            </BusyButton>
          )}
          <ConfirmedButton
            {...confirmTexts('people.cvDiscard.', { name })}
            variant="text"
            busy={busy}
            onConfirm={() => mutate(remove)}
          />
        </Stack>
      </Stack>
    </FormProvider>
  );
}
