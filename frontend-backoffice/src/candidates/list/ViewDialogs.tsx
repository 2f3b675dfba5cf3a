import { Box, Button, DialogContentText, List, Stack, Typography } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import {
  BooleanInput,
  Form,
  required,
  SaveButton,
  TextInput,
  useDelete,
  useNotify,
  useUpdate,
} from 'react-admin';
import { BusyButton } from '../../ui/buttons';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import { type SavedView, type ShownQuery, useSavedViews } from './SavedViews';
import { upTo } from '../../ui/forms/inputs';
import { api, fieldErrorsOf, reasonOf, type Schemas, useWrite } from '../../providers/api';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import type { FieldValues } from 'react-hook-form';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

const NAME = [required()];

/** A name for what the list shows now. */
export function SaveViewDialog({ shown, onClose }: { shown: ShownQuery; onClose: () => void }) {
  return (
    <RecordDialog<SavedView>
      resource="saved-views"
      title="candidates.list.views.saveTitle"
      maxWidth="xs"
      defaultValues={{ ...shown, nombre: '', predeterminada: false }}
      submitLabel="candidates.list.views.saveButton"
      done={({ nombre }) => translate('candidates.list.views.saved', { name: nombre })}
      onClose={onClose}
    >
      <DialogContentText>{translate('candidates.list.views.saveLead')}</DialogContentText>
      <TextInput source="nombre" validate={NAME} slotProps={upTo(SAVED_VIEWS.name)} />
      <BooleanInput source="predeterminada" label="candidates.list.views.openFirst" />
    </RecordDialog>
  );
}

interface ManagedViewProps {
  view: SavedView;
  onDeleted: () => void;
  onMove: (by: 1 | -1) => void;
  first: boolean;
  last: boolean;
}

function ManagedView({ view, onDeleted, onMove, first, last }: ManagedViewProps) {
  const { nombre: name } = view;
  const notify = useNotify();
  const said = (word: 'saved' | 'deleted', of: string) =>
    notify(translate(`candidates.list.views.${word}`, { name: of }), { type: 'success' });
  const [update, change] = useUpdate<SavedView, Error>('saved-views', undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
    onSuccess: ({ nombre }) => said('saved', nombre),
  });
  const [remove, removal] = useDelete<SavedView, Error>(
    'saved-views',
    { id: view.id, previousData: view },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        said('deleted', name);
        onDeleted();
      },
    },
  );
  const put = (data: Schemas['SavedViewChange']) =>
    update('saved-views', { id: view.id, data, previousData: view }).then(() => undefined, fieldErrorsOf);
  const error = removal.error ?? change.error;
  const busy = change.isPending || removal.isPending;
  const steps = [
    ['candidates.list.views.up', -1, ArrowUpwardOutlined, first],
    ['candidates.list.views.down', 1, ArrowDownwardOutlined, last],
  ] as const;

  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Form
        defaultValues={{ nombre: name }}
        onSubmit={(values: FieldValues) => put({ nombre: values['nombre'] as string })}
        noValidate
      >
        <Box role="group" aria-label={name} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextInput source="nombre" validate={NAME} margin="none" slotProps={upTo(SAVED_VIEWS.name)} />
          <SaveButton label="candidates.list.views.rename" variant="outlined" />
        </Box>
      </Form>
      {error && !fieldErrorsOf(error)['nombre'] && <Alert severity="error">{reasonOf(error)}</Alert>}
      <Stack direction="row" spacing={1} sx={{ mt: 0.75 }}>
        {/* Not `disabled` at the ends: the keyboard stays on the button that it presses again and again. */}
        {steps.map(([word, by, Icon, atEnd]) => (
          <Button
            key={word}
            size="small"
            startIcon={<Icon />}
            aria-disabled={atEnd}
            aria-label={`${translate(word)}: ${name}`}
            onClick={() => !atEnd && onMove(by)}
            sx={atEnd ? { color: 'text.disabled', cursor: 'default' } : {}}
          >
            {translate(word)}
          </Button>
        ))}
        <BusyButton
          size="small"
          busy={busy}
          aria-pressed={view.predeterminada}
          aria-label={translate('candidates.list.views.openWhich', { name })}
          onClick={() => void put({ predeterminada: !view.predeterminada })}
        >
          {translate(view.predeterminada ? 'candidates.list.views.openNoMore' : 'candidates.list.views.open')}
        </BusyButton>
        <BusyButton
          size="small"
          color="error"
          busy={busy}
          aria-label={translate('candidates.list.views.deleteWhich', { name })}
          onClick={() => void remove()}
        >
          {translate('ra.action.delete')}
        </BusyButton>
      </Stack>
    </Box>
  );
}

/** One's views: names, order, which of them opens by itself, and which to do without. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = [] } = useSavedViews();
  const close = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const order = useWrite(
    (ids: readonly string[]) => api.put('/api/saved-views/order', { body: { ids: [...ids] } }),
    { changes: ['saved-views'], notifies: false },
  );
  function move(from: number, by: 1 | -1) {
    const ids = views.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    const place = translate('candidates.list.views.placed', {
      name: views[from]?.nombre,
      place: from + by + 1,
      count: ids.length,
    });
    order.mutate(ids, { onSuccess: () => setSaid(place) });
  }

  return (
    <InfoDialog title={translate('candidates.list.views.manageTitle')} closeRef={close} onClose={onClose}>
      {views.length === 0 && (
        <Typography role="status" color="text.secondary">
          {translate('candidates.list.views.noMore')}
        </Typography>
      )}
      {order.error && (
        <Alert severity="error">
          {translate('candidates.list.views.orderFailed', { reason: reasonOf(order.error) })}
        </Alert>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <List disablePadding>
        {views.map((view, place) => (
          <ManagedView
            key={view.id}
            view={view}
            // What was deleted leaves the keyboard at a button that stays.
            onDeleted={() => close.current?.focus()}
            onMove={(by) => move(place, by)}
            first={place === 0}
            last={place === views.length - 1}
          />
        ))}
      </List>
    </InfoDialog>
  );
}
