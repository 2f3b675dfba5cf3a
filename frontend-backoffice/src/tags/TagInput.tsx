import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin';
import { tagIdOf, tagKey, TAG_READS, type Tag, useTags } from './useTags';
import { useWrite } from '../providers/api';

interface Props extends Pick<AutocompleteInputProps, 'source' | 'label' | 'disabled' | 'onChange'> {
  /** Tags that are not offered. */
  without?: ReadonlySet<string>;
  helperText?: string | false;
}

const contains = (typed: string, { nombre }: Tag) => tagKey(nombre).includes(tagKey(typed));

/** react-admin's `AutocompleteInput` for a tag; a name that there is not yet can be made one. */
export function TagInput({ without, helperText = false, ...input }: Props) {
  const { data: tags = [] } = useTags();
  const make = useWrite(tagIdOf, { ...TAG_READS, failure: 'No se pudo crear la etiqueta:' });
  return (
    <AutocompleteInput
      {...input}
      choices={tags.filter(({ id }) => !without?.has(id))}
      optionText="nombre"
      matchSuggestion={contains}
      // What fails is said by the write.
      onCreate={(nombre = '') =>
        make.mutateAsync(nombre).then(
          (id) => ({ id, nombre }),
          () => undefined,
        )
      }
      createItemLabel="Crear «%{item}»"
      noOptionsText="Escribe el nombre de una etiqueta nueva"
      helperText={helperText}
    />
  );
}
