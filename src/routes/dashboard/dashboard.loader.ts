import { privateLoader } from "@/auth/private-loader";
import { listTips } from "@/features/tips/tips.api";
import { deferred } from "@/lib/deferred";
import { earlySignal } from "@/lib/early-reads";

/** Every tip; the dashboard counts them. */
export const dashboardLoader = privateLoader(
  async ({ request }) => ({ tips: await deferred(listTips(request.signal)) }),
  () => void listTips(earlySignal()).catch(() => {}),
);

export type DashboardData = Awaited<ReturnType<typeof dashboardLoader>>;
