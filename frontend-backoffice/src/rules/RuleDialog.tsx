import '../i18n/rules';
import { RULE_LIMITS } from '@hiring/contract';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { filtersByPath, namedFilters } from '../fields/fieldFilters';
import { RuleInputs } from './RuleInputs';

interface Props {
  /** Absent: a new one. */
  id?: string;
  onClose: () => void;
}

/** A rule, new or changed. */
export function RuleDialog({ id, onClose }: Props) {
  return (
    <RecordDialog
      resource="rules"
      id={id}
      title={id ? 'rules.form.edit' : 'rules.form.create'}
      done="rules.form.saved"
      format={(rule) => ({ ...rule, si: filtersByPath(rule['si'] as Record<string, string>) })}
      transform={(values) => ({ ...values, si: namedFilters(values['si'] as object) })}
      changes={['rules']}
      maxWidth="md"
      defaultValues={{
        cuando: { tipo: 'inscrita' },
        si: {},
        entonces: [{ tipo: 'documento' }],
        freno_hora: RULE_LIMITS.freno.usual,
      }}
      onClose={onClose}
    >
      <RuleInputs isNew={id === undefined} />
    </RecordDialog>
  );
}
