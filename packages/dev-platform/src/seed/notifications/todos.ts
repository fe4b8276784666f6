import { moduleIdOf } from '../modules.ts';
import { purchaseOrders } from '../purchaseOrders.ts';
import type { PurchaseOrder } from '../purchaseOrders.ts';
import type { SeededProgram } from '../programs.ts';
import type { Random } from '../random.ts';
import type { DemoPage } from '../tables/tables.ts';
import { companyOf, crewOf, personOf, siteOf } from '../words.ts';
import { inProgram, programOf } from './draft.ts';
import type { Draft, Recipient } from './draft.ts';

interface Task {
  readonly title: string;
  readonly description: string;
  /** The part of the address after the route of the page. */
  readonly suffix: string;
  readonly type: string;
  readonly poNumber?: string;
}

interface TaskKind {
  /** The page that it leads to. */
  readonly page: DemoPage;
  make(random: Random, program: SeededProgram, order: PurchaseOrder | undefined): Task;
}

/** The kinds of tasks. The page of a task belongs to a module that its recipient may open. */
const taskKinds: readonly TaskKind[] = [
  {
    page: 'poApproval',
    make: (random, _, order) => ({
      title: `Approve purchase order ${order?.number ?? ''}`.trim(),
      description: `${personOf(random)} sent it to you. ${order?.company ?? companyOf(random)}, ${order?.material ?? 'materials'}.`,
      suffix: order ? `/${order.number}` : '',
      type: 'PO Approval',
      ...(order ? { poNumber: order.number } : {}),
    }),
  },
  {
    page: 'workOrder',
    make: (random, { region }) => ({
      title: `Assign a crew to ${siteOf(random, region)}`,
      description: `The work order starts in ${String(random.integer(1, 9))} days and nobody is on it yet. ${crewOf(random)} is free from Monday on.`,
      suffix: `?workOrderId=${String(random.integer(20_001, 20_040))}`,
      type: 'Work Order',
    }),
  },
  {
    page: 'projectManagement',
    make: (random, { region }) => ({
      title: `Confirm the construction start of ${siteOf(random, region)} after the change of the tower owner's access rules for the winter months`,
      description:
        'The landlord asks for two weeks of notice, a list of everyone who comes on site, and proof of insurance for each subcontractor. Check the planned start against the access calendar, move it where needed, and tell the crew before the end of the week.',
      suffix: `/${String(random.integer(10_001, 10_040))}`,
      type: 'Schedule',
    }),
  },
  {
    page: 'documentManagement',
    make: (random, { region }) => ({
      title: `Sign the as-built drawings of ${siteOf(random, region)}`,
      description: `${personOf(random)} uploaded revision ${String(random.integer(2, 6))}.`,
      suffix: '',
      type: 'Document',
    }),
  },
  {
    page: 'closeoutApproval',
    make: (random, { region }) => ({
      title: `Closeout costs of ${siteOf(random, region)}`,
      description: `${companyOf(random)} asks for ${String(random.integer(3, 60) * 100)} dollars above the order.`,
      suffix: '',
      type: 'Closeout',
    }),
  },
  {
    page: 'dailyFieldReport',
    make: (random, { region }) => ({
      title: 'Daily field report is missing',
      description: `${crewOf(random)} has not reported from ${siteOf(random, region)} yesterday.`,
      suffix: '',
      type: 'Daily Field Report',
    }),
  },
  {
    page: 'vendorManagement',
    make: (random, _, order) => ({
      title: `Invoice for ${order?.number ?? 'a purchase order'} was sent back`,
      description: `${personOf(random)} asks for the delivery note. Attach it and submit the invoice again.`,
      suffix: order ? `/purchaseOrders/${order.number}` : '/invoices',
      type: 'Vendor Portal',
      ...(order ? { poNumber: order.number } : {}),
    }),
  },
];

const arabicTasks: readonly (Omit<Task, 'type'> & Pick<TaskKind, 'page'>)[] = [
  {
    title: 'تعيين فريق عمل للموقع TX0412 Cedar Hill',
    description: 'يبدأ أمر العمل بعد ثلاثة أيام ولم يُعيَّن له أي فريق بعد.',
    page: 'workOrder',
    suffix: '?workOrderId=20007',
  },
  {
    title: 'توقيع المخططات النهائية للموقع MA0188',
    description:
      'رُفعت المراجعة الثالثة من المخططات. يرجى مراجعتها ثم توقيعها قبل نهاية الأسبوع حتى يتسنى إرسال ملف الإقفال إلى العميل في موعده المتفق عليه دون تأخير.',
    page: 'documentManagement',
    suffix: '',
  },
];

const priorities = ['info', 'low', 'medium', 'high'] as const;
/** Close to the colours that the portal gives to the words of the priorities, in both themes. */
const iconColors = { info: '#6b7684', low: '#6b7684', medium: '#2f81c7', high: '#a9700b' } as const;

/** Makes to-do items. About six in ten are active, and some of the done ones were deleted by the service. */
export function todoDrafts(recipient: Recipient, count: number): Draft[] {
  const { random, moduleIds, readsArabic } = recipient;
  const kinds = taskKinds.filter(({ page }) => moduleIds.has(moduleIdOf(page)));
  return Array.from({ length: count }, (_, index) => {
    const program = programOf(recipient);
    const arabic = readsArabic && index % 9 === 1 ? arabicTasks[Math.floor(index / 9) % arabicTasks.length] : undefined;
    const kind = kinds[index % kinds.length];
    const ownOrders = purchaseOrders.filter(({ programId }) => programId === program.id);
    const task = arabic
      ? { ...arabic, type: 'Work Order' }
      : kind && { ...kind.make(random, program, ownOrders[random.integer(0, ownOrders.length - 1)]), page: kind.page };
    if (!task) return [];
    const { title, page, suffix, ...rest } = task;
    const priority = priorities[index % priorities.length] ?? 'info';
    const isDone = random.chance(0.4);
    const isDeleted = isDone && random.chance(0.2);
    return [
      {
        type: 'todo',
        title,
        delete: isDeleted,
        payload: {
          ...inProgram(program),
          ...rest,
          route: `/apps/${page}${suffix}`,
          priority,
          iconColor: iconColors[priority],
          status: isDone && !isDeleted ? 'done' : 'active',
        },
      },
    ];
  }).flat();
}
