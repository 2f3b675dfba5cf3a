import { hasWords, plainText } from '@hiring/contract';
import { api, type Schemas, useWrite } from '../../providers/api';
import { WHOLE_LIST } from '../../providers/dataProvider';
import { AutocompleteInput, type AutocompleteInputProps, useGetList } from 'react-admin';

export type Tag = Schemas['TagResponse'];

export const useTags = () => useGetList<Tag>('tags', WHOLE_LIST, { staleTime: 30_000 });

export const CHANGES_TAGS = { changes: ['tags'] } as const;
/** The same write; its failure is shown beside the field. */
export const FAILURE_BESIDE = { ...CHANGES_TAGS, notifies: false };

/** One name is one tag, whatever its accents and capitals. */
const tagKey = (name: string): string => plainText(name).replace(/\s+/g, ' ').trim();

const named = (tags: readonly Tag[], name: string): Tag | undefined =>
  tags.find(({ nombre }) => tagKey(nombre) === tagKey(name));

/** The id of the tag that is made. Somebody may have made it meanwhile: then it is theirs. */
async function tagIdOf(nombre: string): Promise<string> {
  try {
    return (await api.post('/api/tags', { body: { nombre } })).id;
  } catch (error) {
    const same = named(await api.get('/api/tags'), nombre);
    if (same) return same.id;
    throw error;
  }
}

interface Props extends Pick<AutocompleteInputProps, 'source' | 'label' | 'disabled' | 'onChange'> {
  /** Tags that are not offered. */
  without?: ReadonlySet<string>;
  helperText?: string | false;
}

const contains = (typed: string, { nombre }: Tag) => hasWords(nombre, typed);

/** react-admin's `AutocompleteInput` for a tag; a name that there is not yet can be made one. */
export function TagInput({ without, helperText = false, ...input }: Props) {
  const { data: tags = [] } = useTags();
  const make = useWrite(tagIdOf, { ...CHANGES_TAGS, failure: 'candidates.tags.createFailed' });
  return (
    <AutocompleteInput
      {...input}
      choices={tags.filter(({ id }) => !without?.has(id))}
      optionText="nombre"
      matchSuggestion={contains}
      // The write shows its own failure.
      onCreate={(nombre = '') =>
        named(tags, nombre) ??
        make.mutateAsync(nombre).then(
          (id) => ({ id, nombre }),
          () => undefined,
        )
      }
      createItemLabel="candidates.tags.create"
      noOptionsText="candidates.tags.typeName"
      helperText={helperText}
    />
  );
}
