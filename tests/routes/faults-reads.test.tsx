import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { breakCall, type Fault, faults, holdCall, mendBackend } from "../support/faults";
import { press } from "../support/people";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { soon } from "../support/soon";

const { kale, beans } = tips;
const nonsense = /undefined|NaN|\[object Object\]|null/;
const allFaults: Fault[] = Object.values(faults);

const pages = [
  {
    call: "GET /shareTips/{id} of the details",
    path: `/shareTips/${kale._id}`,
    address: `/tipsDetails/${kale._id}`,
    failure: "The tip could not be loaded",
    heading: kale.title,
    // This backend says "no such tip" with an empty body.
    faultsMet: allFaults.filter((fault) => fault !== faults.empty),
  },
  {
    call: "GET /shareTips/{id} of the edit form",
    path: `/shareTips/${beans._id}`,
    address: `/updateTips/${beans._id}`,
    failure: "The tip could not be loaded",
    heading: "Update a Tip",
    // Loaded and shown as on the details page, by the same code.
    faultsMet: [faults.offline, faults.status],
  },
  {
    call: "GET /myTips",
    path: "/myTips",
    address: "/myTips",
    failure: "Your tips could not be loaded",
    heading: beans.title,
    faultsMet: allFaults,
  },
];

describe.each(pages)("$call", ({ path, address, failure, heading, faultsMet }) => {
  it.each(faultsMet)("that meets $name says so, and works at the next try", async (fault) => {
    breakCall("get", path, fault);
    const { user } = await renderApp(address, { isSignedIn: true });
    expect(await soon(() => screen.queryByText(failure))).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(fault.words);
    expect(screen.getByRole("main")).not.toHaveTextContent(nonsense);
    expect(screen.queryByText("This tip is not here any more")).not.toBeInTheDocument();

    mendBackend();
    await press(user, "Try again");
    expect(await soon(() => screen.queryByRole("heading", { name: heading }))).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});

describe.each([
  { label: "Total Tips", call: "GET /shareTips", path: "/shareTips", number: "3" },
  { label: "My Tips", call: "GET /myTips", path: "/myTips", number: "2" },
  {
    label: "Likes Received",
    call: "GET /dashboard/totalLikes",
    path: "/dashboard/totalLikes",
    number: "3",
  },
])("$call of the dashboard", ({ label, path, number }) => {
  function card(): HTMLElement {
    const element = screen.getByText(label, { selector: "dt" }).parentElement;
    if (element === null) throw new Error(`No card of ${label}`);
    return element;
  }

  it.each(allFaults)("that meets $name says so, and works at the next try", async (fault) => {
    breakCall("get", path, fault);
    const { user } = await renderApp("/dashboard", { isSignedIn: true });
    await screen.findByRole("heading", { name: `Welcome, ${member.name}` });
    expect(await within(card()).findByText("Could not be loaded")).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(nonsense);

    mendBackend();
    await user.click(within(card()).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(card()).toHaveTextContent(`${label}${number}`));
  });
});

describe("an answer that comes after the person has left", () => {
  it.each([
    { path: `/shareTips/${kale._id}`, address: `/tipsDetails/${kale._id}` },
    { path: "/myTips", address: "/myTips" },
    { path: "/(?:shareTips|myTips|dashboard/totalLikes)", address: "/dashboard" },
  ])("to GET $path of $address changes nothing", async ({ path, address }) => {
    const release = holdCall("get", path);
    const { router, pathname } = await renderApp(address, { isSignedIn: true });
    await screen.findAllByRole("status");
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate("/aboutUs");
    await screen.findByRole("heading", { name: "About Us", level: 1 });
    const page = screen.getByRole("main").textContent;
    release();
    // By the time another page has its data, the late answer has come too.
    await router.navigate("/shareTips");
    await screen.findByRole("heading", { name: "Share a Tip", level: 1 });
    await router.navigate("/aboutUs");
    await screen.findByRole("heading", { name: "About Us", level: 1 });
    expect(screen.getByRole("main").textContent).toBe(page);
    expect(pathname()).toBe("/aboutUs");
  });
});
