import Add from '@mui/icons-material/Add';
import { LIMITS, QUESTION_TYPES, type QuestionType, requestKey } from '@hiring/contract';
import { useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  Button,
  FormDataConsumer,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useInput,
  useSimpleFormIterator,
} from 'react-admin';
import { LinesInput } from './LinesInput';
import { hasOptions } from './vacancyRequest';
import { upTo } from '../../ui/forms/inputs';
import { translate } from '../../i18n/texts';

const TYPES = QUESTION_TYPES.map((id) => ({ id, name: `vacancies.questionTypes.${id}` }));

/** The id of a question names it in the answers; it is not shown. */
function QuestionId({ source }: { source: string }) {
  const [made] = useState(() => `p${requestKey().slice(0, 12)}`);
  useInput({ source, defaultValue: made });
  return null;
}

function AddQuestionButton() {
  const { add } = useSimpleFormIterator();
  return (
    <Button label="vacancies.questions.add" variant="outlined" onClick={() => add()}>
      <Add />
    </Button>
  );
}

/** What the application form asks besides. Answers turn nobody down: a person reads them. */
export function QuestionInputs() {
  return (
    <ArrayInput source="preguntas" label={false} helperText={false}>
      <SimpleFormIterator
        disableClear
        addButton={<AddQuestionButton />}
        getItemLabel={(index) => translate('vacancies.questions.item', { number: index + 1 })}
        sx={{ '& .RaSimpleFormIterator-line': { py: 1.5 } }}
      >
        <QuestionId source="id" />
        <TextInput source="texto" validate={required()} slotProps={upTo(LIMITS.questionText)} />
        <SelectInput source="tipo" choices={TYPES} defaultValue="si_no" validate={required()} />
        <FormDataConsumer<{ tipo?: QuestionType }>>
          {({ scopedFormData }) => {
            const tipo = scopedFormData?.tipo;
            if (tipo === 'numero') {
              return (
                <TextInput
                  source="unidad"
                  placeholder={translate('vacancies.questions.unit')}
                  slotProps={upTo(30)}
                />
              );
            }
            return tipo && hasOptions(tipo) ? (
              <LinesInput
                source="opciones"
                placeholder="vacancies.questions.option"
                helperText="vacancies.questions.onePerLine"
              />
            ) : null;
          }}
        </FormDataConsumer>
        <TextInput
          source="ayuda"
          placeholder={translate('vacancies.questions.help')}
          slotProps={upTo(LIMITS.questionText)}
        />
        <BooleanInput source="obligatoria" defaultValue />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
