import { RemoveItemButton, useSimpleFormIteratorItem } from 'react-admin';
import { translate } from '../../i18n/texts';
import { useFocusAfter } from '../keepFocus';
import { OrderButtons } from './OrderButtons';

/** react-admin's own buttons of a row do not say which row is theirs, and leave the keyboard nowhere. */
export function RemoveRow() {
  const { index } = useSimpleFormIteratorItem();
  const focusAfter = useFocusAfter();
  return <RemoveItemButton ref={focusAfter} label={translate('ui.rows.remove', { number: index + 1 })} />;
}

export function OrderRow() {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  return (
    <OrderButtons
      name={translate('ui.rows.name', { number: index + 1 })}
      first={index === 0}
      last={index >= total - 1}
      onMove={(by) => reOrder(index + by)}
    />
  );
}
