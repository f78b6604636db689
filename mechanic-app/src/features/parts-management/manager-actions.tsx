import { MenuButton } from '@pitlane/shared-ui/core';
import { Boxes } from '@pitlane/shared-ui/icons';
import { paths } from '../../paths.ts';
import { AddPart } from './part-form/add-part.tsx';
import { useInventoryParams } from './use-inventory-params.ts';

/** What a manager does with the inventory; labels are for the parts that it is filtered to. */
export function ManagerActions() {
  const { search = null, category = null, stockLevel: stock = null } = useInventoryParams().filter;
  return (
    <>
      <MenuButton
        label="Lists and Labels"
        icon={Boxes}
        items={[
          {
            id: 'labels',
            label: 'Print labels of these parts',
            href: paths.partLabelsOf({ search, category, stock }),
          },
          { id: 'reorder', label: 'Parts to order', href: paths.reorderList },
          { id: 'prices', label: 'Prices below the rule', href: paths.partPrices },
          { id: 'turn', label: 'Turn of parts', href: paths.partTurns },
          { id: 'unused', label: 'Parts unused for 180 days', href: paths.partsIn('unused') },
          { id: 'retired', label: 'Retired parts', href: paths.partsIn('retired') },
        ]}
      />
      <AddPart />
    </>
  );
}
