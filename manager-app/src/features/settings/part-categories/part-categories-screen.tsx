import { type PartCategory, partCategoriesQuery } from '@pitlane/shared-data/part-prices';
import { Button, EmptyState, LinkButton, QueryView, SkeletonTable } from '@pitlane/shared-ui/core';
import { IndianRupee, Plus } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTable } from './category-table.tsx';

/** What the parts of a category have in common: the margin that proposes their price, HSN code and GST rate. */
export function Component() {
  const [dialog, setDialog] = useState<{ category?: PartCategory } | null>(null);
  return (
    <SettingsPage
      title="Categories of Parts"
      actions={
        <>
          <LinkButton icon={IndianRupee} href={paths.partPrices}>
            Prices Below the Rule
          </LinkButton>
          <Button variant="primary" icon={Plus} data-shortcut="n" onPress={() => setDialog({})}>
            Add Category
          </Button>
        </>
      }
    >
      <Categories onEdit={(category) => setDialog({ category })} />
      {dialog && <CategoryDialog {...dialog} onClose={() => setDialog(null)} />}
    </SettingsPage>
  );
}

function Categories({ onEdit }: { onEdit: (category: PartCategory) => void }) {
  return (
    <QueryView
      query={useQuery(partCategoriesQuery())}
      failure="Failed to load the categories"
      pending={<SkeletonTable label="Loading the categories..." columns={7} />}
      empty={
        <EmptyState title="No categories yet" hint="A category appears here as soon as a part has it." />
      }
    >
      {(categories) => <CategoryTable categories={categories} onEdit={onEdit} />}
    </QueryView>
  );
}
