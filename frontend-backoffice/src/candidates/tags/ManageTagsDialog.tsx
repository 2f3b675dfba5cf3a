import { Box, Typography } from '@mui/material';
import { TAG_LIMITS, TAG_TONE_LABEL, TAG_TONES } from '@hiring/contract';
import { useRef } from 'react';
import { Form, SaveButton, SelectInput, TextInput, useCreate, useNotify, useUpdate } from 'react-admin';
import { translate } from '../../i18n/texts';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { focusFirst } from '../../ui/keyboard';
import { pluralOf } from '../../ui/format/counts';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { Loaded } from '../../ui/Loaded';
import { type Tag, CHANGES_TAGS, useTags } from './TagInput';
import { api, at, fieldErrorsOf, reasonOf } from '../../providers/api';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';

const COLOURS = choicesOf(TAG_TONES, TAG_TONE_LABEL);
const NAME = upTo(TAG_LIMITS.nombre);

const besideName = (error: unknown) => ({ nombre: fieldErrorsOf(error).nombre ?? reasonOf(error) });

const carriedBy = ({ personas }: Tag) => translate('candidates.tags.people', pluralOf(personas));

/** One tag: its name and colour, and the way to do without it. */
function ManagedTag({ tag, onRemoved }: { tag: Tag; onRemoved: () => void }) {
  const notify = useNotify();
  const [update] = useUpdate<Tag, Error>('tags', undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
    onSuccess: () => notify('candidates.tags.saved', { type: 'success' }),
  });
  const save = ({ nombre, color }: Partial<Tag>) =>
    update('tags', { id: tag.id, data: { nombre, color }, previousData: tag }).then(
      () => undefined,
      besideName,
    );
  return (
    <Form record={tag} onSubmit={save} noValidate>
      <Box
        sx={{
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr auto auto' },
        }}
      >
        <TextInput
          source="nombre"
          label="candidates.tags.name"
          margin="none"
          helperText={carriedBy(tag)}
          slotProps={NAME}
        />
        <SelectInput
          source="color"
          label="candidates.tags.colour"
          margin="none"
          choices={COLOURS}
          isRequired
        />
        <SaveButton variant="text" />
        <WriteButton
          {...confirmTexts('candidates.tags.remove.', { name: tag.nombre, people: carriedBy(tag) })}
          of={tag.nombre}
          confirm="candidates.tags.remove.confirm"
          color="error"
          variant="text"
          write={() => api.delete('/api/tags/{id}', at(tag.id))}
          {...CHANGES_TAGS}
          then={onRemoved}
        />
      </Box>
    </Form>
  );
}

function NewTag() {
  const [create, { data: made }] = useCreate<Tag, Error>('tags', undefined, { returnPromise: true });
  return (
    <Form
      // The field is empty once the tag is made, and keeps the focus.
      key={made?.id}
      onSubmit={(values: object) =>
        create('tags', { data: { nombre: '', ...values } }).then(() => undefined, besideName)
      }
      sanitizeEmptyValues
      noValidate
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1.5 }}>
        <TextInput
          source="nombre"
          label="candidates.tags.new"
          margin="none"
          helperText="candidates.tags.newHelp"
          slotProps={NAME}
          inputRef={made && focusFirst}
        />
        <SaveButton label="ra.action.create" variant="outlined" sx={{ flexShrink: 0 }} />
      </Box>
    </Form>
  );
}

/** All tags: names, colours, and how many people carry each. */
export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const tags = useTags();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <InfoDialog title={translate('candidates.tags.title')} closeRef={close} onClose={onClose}>
      <NewTag />
      <Loaded of={tags} failed="candidates.tags.allFailed" rows={3}>
        {(all) =>
          all.length === 0 ? (
            <Typography role="status" color="text.secondary">
              {translate('candidates.tags.none')}
            </Typography>
          ) : (
            all.map((tag) => <ManagedTag key={tag.id} tag={tag} onRemoved={() => close.current?.focus()} />)
          )
        }
      </Loaded>
    </InfoDialog>
  );
}
